// How large cards, tiles and the board are: as large as the room allows, with everything in sight.
//
// The sizes depend on the screen and on how many cards the hand has in all, and not on what has
// been laid, so that nothing jumps during a turn.

const CARD = { least: 26, most: 150 };
const TILE = { least: 32, most: 64 };
const LEAST_BOARD = 220;
const USUAL_DIGITS = 4; // on the table, as in 8 × 8 = 64
const LEAST_ON_ONE_LINE = 31;
const MOST_OF_TABLE = 1.4; // a card of the hand to one on the table

// Of the style sheets, read as the game is fitted: between cards, of a card's height to its width, of
// the part of a card that the next one covers, of a sign's width to a card's, and between two lines.
let [GAP, RATIO, OVERLAP, SIGN, BETWEEN_LINES] = [0, 1, 0, 1, 0];

function readSizes(game) {
  const style = getComputedStyle(game);
  const size = (name) => Number.parseFloat(style.getPropertyValue(`--${name}`));
  [GAP, BETWEEN_LINES] = [size("gap"), size("between-lines")];
  OVERLAP = size("card-overlap") / size("card-width");
  RATIO = size("card-height") / size("card-width");
  SIGN = size("symbol-width") / size("card-width");
}

/** Fit the game into the window. */
export function fit(game, state) {
  if (!game) return;
  readSizes(game);
  const [side, own] = [game.querySelector(".side"), game.querySelector(".own")];
  game.classList.add("measuring");
  const isAlone = getComputedStyle(side).display === "contents"; // the board, at the left
  const roomAt = game.getBoundingClientRect().top + scrollY;
  const room = document.documentElement.clientHeight - roomAt - 2;
  const wide = isAlone ? game.clientWidth * 0.55 : game.querySelector(".lies").clientWidth - 12;
  if (isAlone) game.style.setProperty("--board", `${Math.min(wide, room - 12)}px`); // beside what is measured
  const isBeside = getComputedStyle(game).flexDirection === "row";
  const fixed = [side.offsetHeight, own.offsetHeight];
  if (isAlone) for (const each of [".seats", ".line"]) fixed[1] += game.querySelector(each).offsetHeight;
  const hand = game.querySelector(".title").clientWidth; // now, while there is no bar to scroll with
  game.classList.remove("measuring");
  let heights = [room - fixed[0] - fixed[1], null];
  if (isBeside) heights = [room - fixed[0], room - fixed[1]];
  if (isAlone) heights = [room - 12, room - fixed[1]];
  const sizes = state.kind === "formula" ? cards(state, wide, hand, heights) : tiles(state, wide, hand, heights);
  for (const [name, size] of Object.entries(sizes)) game.style.setProperty(`--${name}`, `${Math.floor(size * 10) / 10}px`);
  game.classList.toggle("broken", Boolean(sizes.broken));
}

function rowsOf(count) {
  return Array.from({ length: Math.min(6, Math.max(1, count)) }, (_, row) => row + 1);
}

function inRow(count, rows, wide, most) {
  const columns = Math.max(1, Math.ceil(count / rows));
  return Math.min(most, (wide - 1 - (columns - 1) * GAP) / columns);
}

/** How many widths of a card a formula needs with so many digits. */
function lengthOf(digits) {
  return digits * (1 - OVERLAP) + 0.3 + 2 * SIGN + 0.95;
}

function cards({ hand, formula }, wide, handWide, [shared, ownHeight]) {
  const usual = Math.min(CARD.most, wide / lengthOf(USUAL_DIGITS));
  let best = null;
  for (const rows of rowsOf(hand.length)) {
    const widest = inRow(hand.length, rows, handWide, CARD.most);
    const between = (rows - 1) * GAP;
    const high = (height, lies) => Math.min(widest, ((height - between) / RATIO - lies) / rows);
    const part = Math.min(1, (shared - between) / (RATIO * (usual + rows * widest)));
    const even = (shared - between) / RATIO / (MOST_OF_TABLE * rows + 1);
    const tried = ownHeight === null
      ? [[widest * part, usual * part], [Math.min(widest, even * MOST_OF_TABLE), Math.min(usual, even)],
        [high(shared, CARD.least), CARD.least]]
      : [[high(ownHeight, 0), Math.min(usual, shared / RATIO)]];
    for (const [own, lies] of tried) { // neither the hand nor the table is by far the smaller one
      const score = Math.min(own, MOST_OF_TABLE * lies) + Math.min(lies, 1.2 * own) / 2;
      if (!best || score > best.score) best = { score, own, lies, high: rows * own * RATIO + between };
    }
  }
  if (best.own < CARD.least) { // it has to be scrolled
    best.own = 42;
    best.lies = Math.max(best.lies, 36);
    best.high = best.own * RATIO;
  }
  const digits = formula.numbers.reduce((sum, cells) => sum + Math.max(1, cells.length), 0);
  const onOne = Math.min(best.lies, wide / lengthOf(digits));
  const longest = Math.max(formula.numbers[0].length + formula.numbers[1].length, formula.numbers[2].length, 2);
  const onTwo = Math.min(best.lies, wide / (lengthOf(longest) - 0.6));
  const left = shared - (ownHeight === null ? best.high : 0) - BETWEEN_LINES;
  const isBroken = onOne < LEAST_ON_ONE_LINE && 2 * RATIO * onTwo < left;
  return { h: best.own, rows: best.high, w: isBroken ? onTwo : onOne, area: best.lies * RATIO,
    ...(isBroken ? { broken: 1 } : {}) };
}

function tiles({ hand }, wide, handWide, [shared, ownHeight]) {
  let best = null;
  for (const rows of rowsOf(hand.length).slice(0, 4)) {
    const between = (rows - 1) * GAP;
    const widest = inRow(hand.length, rows, handWide, TILE.most);
    for (const tile of [widest, Math.min(widest, 44), Math.min(widest, 36)]) {
      const high = rows * tile + between;
      const board = Math.min(wide, ownHeight === null ? shared - high : shared);
      if (ownHeight !== null && high > ownHeight) continue;
      const score = 2 * board + Math.min(tile, 40) * 3 + tile / 2;
      if (tile >= TILE.least && (!best || score > best.score)) best = { score, tile, board, high };
    }
  }
  best ??= { tile: TILE.least, high: TILE.least, board: ownHeight === null ? wide : Math.min(wide, shared) };
  return { h: best.tile, rows: best.high, board: Math.max(best.board, Math.min(wide, LEAST_BOARD)) };
}
