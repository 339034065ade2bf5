// Cards and tiles, as the program draws them.

import { draw, make } from "./dom.js";
import { words } from "./words.js";

const STAR = Array.from({ length: 10 }, (_, corner) => {
  const turn = (Math.PI * corner) / 5;
  const reach = corner % 2 ? 4.6 : 10;
  return `${(reach * Math.sin(turn)).toFixed(2)},${(-reach * Math.cos(turn)).toFixed(2)}`;
}).join(" ");

export function star(name = "star") {
  return draw("svg", { viewBox: "-11 -11 22 22", class: name, "aria-hidden": "true" },
    draw("polygon", { points: STAR }));
}

/** What is drawn on a card or tile: a digit or a sign, with a star where it is a joker. */
export function face({ text, joker = false }) {
  if (!joker) return [make("span", { class: "digit", "aria-hidden": "true" }, text)];
  if (!text) return [star()];
  return [make("span", { class: "digit", "aria-hidden": "true" }, text), star("star small")];
}

/** How a screen reader says a card or tile. */
export function spoken({ text, joker = false }) {
  if (joker) return text ? words("joker as {digit}", { digit: text }) : words("joker");
  const sign = { "+": "plus", "−": "minus", "-": "minus", "×": "times", "·": "times",
    "÷": "divided by", ":": "divided by", "=": "equals" }[text];
  return sign ? words(sign) : text;
}

/** A card or tile that can be pressed. */
export function piece(shown, { name, key, label, ...attributes }) {
  return make("button", {
    type: "button", class: name, "data-key": key, "aria-label": label ?? spoken(shown),
    ...attributes,
  }, face(shown));
}
