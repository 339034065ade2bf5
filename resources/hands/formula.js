// Formula's table: three numbers, the sign between them, and the signs to choose from.

import { make, moveWithArrows } from "./dom.js";
import { face, piece, spoken } from "./pieces.js";
import { words } from "./words.js";

const NAMES = ["Left number", "Right number", "Answer"];

/** The table; `hands` is what the player does there: `press`, `place`, `starting`. */
export function formulaTable(state, picked, hands) {
  const { numbers, operator } = state.formula;
  const open = new Set(picked === null ? [] : state.places[picked] ?? []);
  const number = (at) => numberOf(numbers[at], at, open, state, hands);
  const sign = (text, name) =>
    make("span", { class: `symbol ${name}`, role: "img", "aria-label": spoken({ text }) }, face({ text }));
  const gap = operator
    ? sign(operator, "operator")
    : make("span", { class: "symbol gap", role: "img", "aria-label": words("no sign yet") });
  return [make("div", { class: "sum", role: "group", "aria-label": words("On the table") },
    make("span", { class: "part" }, number(0), gap, number(1)),
    make("span", { class: "part" }, sign("=", "equals"), number(2)))];
}

/** The signs to choose from, which are always there, so that nothing moves when it is one's turn. */
export function signsOf({ formula, mine }, choose) {
  const { operator, operators } = formula;
  const choice = operators.map(({ written, text }) =>
    make("button", {
      type: "button", class: "symbol", "data-key": `sign ${written}`, "aria-label": spoken({ text }),
      "aria-pressed": String(text === operator), disabled: !mine, click: () => choose(written),
    }, face({ text })));
  return moveWithArrows(make("div", { class: "signs", role: "group", "data-group": "signs",
    "aria-label": words("Signs") }, choice));
}

function numberOf(cells, number, open, state, hands) {
  const place = (where, index = "") => `${number} ${where} ${index}`.trim();
  const end = (where) => {
    const key = place(where);
    const label = { before: "in front of it: {number}", behind: "after it: {number}",
      whole: "over all of it: {number}" }[where];
    return open.has(key)
      ? make("button", { type: "button", class: `place ${where}`, "data-place": key,
        "data-key": key, "aria-label": words(label, { number: words(NAMES[number]) }),
        click: () => hands.place(key) },
      make("span", { "aria-hidden": "true" }, !cells.length ? "" : where === "whole" ? "↓" : "↑"))
      : null;
  };
  const cards = cells.map((cell, index) => {
    const key = place("on", index);
    const takes = open.has(key);
    const isStarting = state.mine && state.formula.starting.some((at) => at[0] === number && at[1] === index);
    return piece(cell, {
      name: `card${cell.isNew ? " new" : ""}${takes ? " takes" : ""}`, key,
      "data-place": takes ? key : null, "data-drag": state.mine ? cell.own : null,
      disabled: !takes && !(state.mine && cell.own !== null) && !isStarting,
      label: takes ? words("covers {card}", { card: spoken(cell) })
        : !cell.isNew ? spoken(cell) : words("laid now: {card}", { card: spoken(cell) }),
      click: () => {
        if (takes) hands.place(key);
        else if (cell.own !== null) hands.press(cell.own);
        else hands.starting(number);
      },
    });
  });
  return make("span", { class: `number${cells.length ? "" : " empty"}`, role: "group",
    "aria-label": words(NAMES[number]) }, end("before"), end("whole"), cards, end("behind"));
}
