// Digifeud's board: 13 × 13 squares, which can be made larger, and scrolled then.

import { draw, make } from "./dom.js";
import { piece, spoken } from "./pieces.js";
import { words } from "./words.js";

const SIZE = 13;
const COLUMNS = "ABCDEFGHIJKLM";
const NEAR = 4; // pixels between what was laid and the edge of what is seen of the board
let focused = 84; // the centre, G7
let isLarge = false;
let last = []; // what lay on each square when it was drawn last

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
      last = [];
      hands.again();
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
  const isFirst = isStart && state.board.tiles.every((each) => !each);
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
  const made = piece({ text: "" }, { ...common,
    name: `square ${colour}${isStart ? " start" : ""}${takes ? " takes" : ""}` }, sign);
  if (isFirst) made.append(draw("svg", { viewBox: "0 0 100 100", class: "arrows", "aria-hidden": "true" },
    draw("path", { d: "M50 24l-8-14h16zM50 76l-8 14h16zM24 50l-14-8v16zM76 50l14-8v16z" })));
  return made;
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

/** Have an enlarged board show what has just been laid, by whomever or as a hint, or the focus. */
export function followBoard({ board }) {
  const lies = board.tiles.map((tile) => (tile ? tile.text || "*" : ""));
  let shown = lies.flatMap((tile, at) => (tile && tile !== last[at] ? [at] : []));
  if (!last.length) { // it has just been enlarged: not everything, but what is new
    const fresh = board.tiles.flatMap((tile, at) => (tile?.isNew ? [at] : []));
    shown = fresh.length ? fresh : [focused];
  }
  last = lies;
  const scroller = document.querySelector(".scroller.large");
  if (!scroller || !shown.length) return;
  const boxes = shown.map((at) => scroller.querySelector(`[data-square="${at}"]`).getBoundingClientRect());
  const view = scroller.getBoundingClientRect();
  const corner = scroller.querySelector(".letters .label").getBoundingClientRect(); // letters and numbers lie over it
  const ways = [["left", "right", "scrollLeft", corner.width, scroller.clientWidth],
    ["top", "bottom", "scrollTop", corner.height, scroller.clientHeight]];
  for (const [low, high, way, edge, size] of ways) {
    const [from, to] = [Math.min(...boxes.map((box) => box[low])), Math.max(...boxes.map((box) => box[high]))];
    const [first, last] = [view[low] + edge + NEAR, view[low] + size - NEAR];
    if (from < first || to - from > last - first) scroller[way] += from - first;
    else if (to > last) scroller[way] += to - last;
  }
}
