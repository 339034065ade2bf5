// Digifeud's board: 13 × 13 squares, which can be made larger, and scrolled then.

import { make } from "./dom.js";
import { piece, spoken } from "./pieces.js";
import { words } from "./words.js";

const SIZE = 13;
const COLUMNS = "ABCDEFGHIJKLM";
let focused = 84; // the centre, G7
let isLarge = false;

function nameOf(square) {
  return `${COLUMNS[square % SIZE]}${Math.floor(square / SIZE) + 1}`;
}

/** The board; `hands` is what the player does there: `press`, `place`, and `again` to draw it. */
export function digifeudTable(state, picked, hands) {
  const open = new Set(picked === null ? [] : state.places[picked] ?? []);
  const label = (text) => make("span", { class: "label", "aria-hidden": "true" }, text);
  const rows = Array.from({ length: SIZE }, (_, row) =>
    make("div", { role: "row" }, label(String(row + 1)), Array.from({ length: SIZE }, (__, column) =>
      squareOf(row * SIZE + column, state, open, hands))));
  const letters = make("div", { class: "letters", "aria-hidden": "true" }, label(""),
    [...COLUMNS].map(label));
  const board = make("div", {
    class: "board", role: "grid", "aria-label": words("Board"), keydown: moveOnBoard,
  }, letters, rows);
  const zoom = make("button", {
    type: "button", class: "zoom", "data-key": "zoom", "aria-pressed": String(isLarge),
    "aria-label": words("Larger board"), click: () => {
      isLarge = !isLarge;
      hands.again();
      if (isLarge) centre(state);
    },
  }, isLarge ? "−" : "+");
  return [make("div", { class: "zoomed" },
    make("div", { class: `scroller${isLarge ? " large" : ""}`, "data-scroll": "board" }, board),
    zoom)];
}

function squareOf(square, state, open, hands) {
  const tile = state.board.tiles[square];
  const colour = state.board.colours.get(square) ?? "";
  const place = String(square);
  const takes = open.has(place);
  const sign = { blue: "+1×", red: "+2×" }[colour];
  const isStart = square === state.board.start;
  const what = tile ? spoken(tile)
    : colour ? `${words(colour === "blue" ? "blue square" : "red square")}, ${sign}`
      : words(isStart ? "the first sum goes here" : "free");
  const common = {
    role: "gridcell", key: `square ${square}`, "data-place": takes ? place : null,
    "data-square": square, tabindex: square === focused ? 0 : -1,
    label: `${nameOf(square)}, ${tile?.isNew ? words("laid now: {card}", { card: what }) : what}`,
    click: () => {
      focused = square;
      if (takes) hands.place(place);
      else if (tile && tile.own !== null) hands.press(tile.own);
    },
  };
  if (tile) {
    const { isNew, own } = tile;
    return piece(tile, { ...common, "data-drag": state.mine ? own : null,
      name: `tile${isSign(tile) ? " sign" : ""}${isNew ? " new" : ""}${takes ? " takes" : ""}` });
  }
  return piece({ text: "" }, { ...common,
    name: `square ${colour}${isStart ? " start" : ""}${takes ? " takes" : ""}` }, sign);
}

export function isSign({ text, joker }) {
  return !joker && !/^[0-9]$/.test(text);
}

function moveOnBoard(event) {
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: SIZE, ArrowUp: -SIZE }[event.key];
  if (!step) return;
  event.preventDefault();
  const to = focused + step;
  const isSameRow = Math.floor(to / SIZE) === Math.floor(focused / SIZE);
  if (to < 0 || to >= SIZE * SIZE || (Math.abs(step) === 1 && !isSameRow)) return;
  const board = event.currentTarget;
  board.querySelector(`[data-square="${focused}"]`).tabIndex = -1;
  focused = to;
  const next = board.querySelector(`[data-square="${to}"]`);
  next.tabIndex = 0;
  next.focus();
}

/** Scroll to what was laid last, or to where the focus is. */
function centre({ board }) {
  const scroller = document.querySelector(".scroller");
  const fresh = board.tiles.findIndex((tile) => tile && tile.isNew);
  const at = scroller?.querySelector(`[data-square="${fresh < 0 ? focused : fresh}"]`);
  if (!at) return;
  scroller.scrollTo(at.offsetLeft - scroller.clientWidth / 2, at.offsetTop - scroller.clientHeight / 2);
}
