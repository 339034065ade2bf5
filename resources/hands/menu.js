// The menu of a seat: its language, and leaving it.

import { ask } from "./asking.js";
import { make } from "./dom.js";
import { LANGUAGES, language, words } from "./words.js";

/** The languages to choose from; `change(code)` is told which. */
export function languages(key, change) {
  return make("select", { "aria-label": words("Language"), "data-key": key,
    change: ({ target }) => change(target.value) },
  Object.entries(LANGUAGES).map(([code, own]) =>
    make("option", { value: code, selected: code === language(), lang: code }, own)));
}

/** Show the menu; `leave()` leaves the seat. */
export function menu(change, leave) {
  const askFirst = () => ask({ title: words("Leave your seat?"),
    details: words("Your hand is at the large screen then. You can ask for a seat again."),
    answers: [[words("Leave the seat"), leave], [words("Keep playing"), null, true]] });
  ask({ title: words("Menu"), more: [languages("choice", change)],
    answers: [[words("Leave the seat"), askFirst], [words("Close"), null, true]] });
}
