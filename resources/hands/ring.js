// The ring of ten digits for a joker, over everything else until it is answered.

import { make, moveWithArrows, openDialog } from "./dom.js";
import { words } from "./words.js";

/** Ask for a digit; in the middle one takes the joker back, or leaves it as it is. */
export function askDigit({ chosen = null, choose, takeBack = null }) {
  const answered = (tell) => () => {
    ring.close();
    tell();
  };
  const digits = Array.from({ length: 10 }, (_, digit) =>
    make("button", {
      type: "button", class: `digit-${digit}`, "data-digit": digit,
      "aria-pressed": String(chosen === digit), click: answered(() => choose(digit)),
    }, String(digit)));
  const middle = make("button", { type: "button", class: "middle",
    click: answered(takeBack ?? (() => {})) }, words(takeBack ? "Take back" : "Cancel"));
  const ring = make("dialog", { class: "ring", "aria-label": words("Which digit?") },
    moveWithArrows(make("div", { class: "round" }, digits, middle)));
  ring.addEventListener("keydown", (event) => {
    if (!/^[0-9]$/.test(event.key)) return;
    event.preventDefault();
    answered(() => choose(Number(event.key)))();
  });
  openDialog(ring);
  digits[chosen ?? 0].focus();
}
