// Cards and tiles, as the program draws them.

import { draw, make } from "./dom.js";
import { words } from "./words.js";

let symbols = null; // the program's own digits and signs, by how they are written

/** Fetch the symbols; until they are there, and where one is missing, the browser's font is used. */
export async function learnSigns() {
  const answer = await fetch("look.svg");
  if (!answer.ok) throw new Error(`no signs: ${answer.status}`);
  const found = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  symbols = new Map([...found.querySelectorAll("symbol")].map((each) => [each.id,
    [each.getAttribute("viewBox"), each.querySelector("path").getAttribute("d")]]));
}

function symbol(written, name) {
  const [viewBox, d] = symbols?.get(written) ?? [];
  if (!d) return make("span", { class: name, "aria-hidden": "true" }, written === "*" ? "★" : written);
  return draw("svg", { viewBox, class: `drawn ${name}`, "aria-hidden": "true" }, draw("path", { d }));
}

export function star(name = "star") {
  return symbol("*", name);
}

/** What is drawn on a card or tile: a digit or a sign, with a star where it is a joker. */
export function face({ text, joker = false }) {
  if (!joker) return text ? [symbol(text, "digit")] : [];
  if (!text) return [star()];
  return [symbol(text, "digit"), star("star small")];
}

/** How a screen reader says a card or tile. */
export function spoken({ text, joker = false }) {
  if (joker) return text ? words("joker as {digit}", { digit: text }) : words("joker");
  const sign = { "+": "plus", "−": "minus", "-": "minus", "×": "times", "·": "times",
    "÷": "divided by", ":": "divided by", "=": "equals" }[text];
  return sign ? words(sign) : text;
}

/** A card or tile that can be pressed. */
export function piece(shown, { name, key, label, ...attributes }, text = "") {
  return make("button", {
    type: "button", class: name, "data-key": key, "aria-label": label ?? spoken(shown),
    ...attributes,
  }, text ? make("span", { "aria-hidden": "true" }, text) : face(shown));
}

const pictures = new Map(); // drawings by name, null until they have come

/** A player's picture, or the first letter of the name until it has come. */
export function portrait({ colour, picture, initial }) {
  const shown = make("span", { class: "portrait", "aria-hidden": "true", "data-picture": picture },
    pictures.get(picture)?.cloneNode(true) ?? initial);
  shown.style.setProperty("--ground", `var(--seat-${colour || "grey"})`);
  if (picture && !pictures.has(picture)) fetchPicture(picture);
  return shown;
}

async function fetchPicture(name) {
  pictures.set(name, null);
  const answer = await fetch(`portrait-${name}.svg`).catch(() => null);
  if (!answer?.ok) return;
  const read = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  pictures.set(name, document.adoptNode(read.documentElement));
  for (const each of document.querySelectorAll(`[data-picture="${CSS.escape(name)}"]`)) {
    each.replaceChildren(pictures.get(name).cloneNode(true));
  }
}
