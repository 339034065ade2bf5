// What the page shows of a state: docs/hands-protocol.md, in the words of this language.

import { counted, language, sign, sum, told, words } from "./words.js";

export function seen(state) {
  const { game, hand, may, seat, to_move: toMove, phase } = state;
  const down = new Set(state.down);
  const isMine = phase === "play" && toMove === seat && may.put;
  const digits = jokerDigits(state);
  const shown = {
    kind: game, turn: state.turn, mine: isMine, may, phase,
    hand: hand.map((card, index) => {
      const joker = card === "*";
      const digit = joker ? digits.get(index) ?? null : null;
      return { index, joker, digit, laid: down.has(index), asks: joker && down.has(index) && digit === null,
        text: joker ? (down.has(index) && digit !== null ? String(digit) : "") : sign(card) };
    }),
    seats: state.players.map((player, at) => ({ name: player.name, colour: player.colour,
      you: at === seat, turn: at === toMove, lost: player.screen === "lost",
      words: countsOf(player, state) })),
    title: words(game === "formula" ? "Your cards" : "Your tiles"),
    count: down.size ? words("{number} laid", { number: down.size }) : "",
    status: statusOf(state), reading: readingOf(state),
    hint: state.hint?.words[language()] ?? state.hint?.words.en ?? "",
    earns: isMine && may.play && state.worth !== null ? `+${state.worth}` : "",
    time: state.time ?? null,
  };
  if (game === "formula") {
    const { numbers, operator } = state.table;
    shown.formula = { operator: operator && sign(operator), starting: state.starting,
      operators: may.operators.map((written) => ({ written, text: sign(written) })),
      numbers: numbers.map((cells) => cells.map((cell) => ({
        text: cell.digit === null ? "" : String(cell.digit), joker: cell.joker, isNew: cell.new,
        own: cell.card }))) };
    shown.places = state.places;
  } else {
    const { tiles, blue, red } = state.table;
    const fresh = new Set(state.table.new);
    shown.board = { colours: new Map([...blue.map((at) => [at, "blue"]), ...red.map((at) => [at, "red"])]),
      tiles: tiles.map((tile, at) => tile && ({ joker: tile[0] === "*", isNew: fresh.has(at),
        text: tile[0] === "*" ? tile.slice(1) : sign(tile), own: state.table.cards[at] ?? null })) };
    const squares = state.squares.map(String);
    shown.places = Object.fromEntries(hand.map((_, index) => [index, squares]));
  }
  return shown;
}

/** The digits of one's own jokers that are put down. */
function jokerDigits({ game, table }) {
  if (game === "formula") {
    return new Map(table.numbers.flat().filter((cell) => cell.card !== null)
      .map((cell) => [cell.card, cell.digit]));
  }
  return new Map(Object.entries(table.cards).map(([square, card]) => {
    const digit = table.tiles[square].slice(1);
    return [card, digit === "" ? null : Number(digit)];
  }));
}

function countsOf(player, { game, players }) {
  const parts = game === "formula" ? [counted("{number} card", "{number} cards", player.cards)] : [];
  // a match without points has none to show
  if (game !== "formula" || players.some(({ points }) => points)) parts.push(counted("{number} point", "{number} points", player.points));
  if (player.computer && !player.name.includes(words("Computer"))) parts.push(words("Computer"));
  if (player.screen === "lost") parts.push(words("connection lost"));
  return parts.join(" · ");
}

function statusOf({ phase, missing, players, pupil, seat, to_move: toMove, winners }) {
  const names = (seats) => seats.map((each) => players[each].name).join(", ");
  if (phase === "pause") {
    return missing.length ? words("The game waits for {names}.", { names: missing.join(", ") })
      : words("The game waits.");
  }
  if (phase === "between") return words("The round is over.");
  if (phase === "over") {
    if (!winners.length) return words("The game is over.");
    if (winners.length > 1) return words("It’s a tie: {names}", { names: names(winners) });
    return winners[0] === seat ? words("You won!") : words("Won by {names}", { names: names(winners) });
  }
  if (toMove === null) return words("The game waits.");
  if (toMove === seat && pupil) return words("{name}’s turn", { name: pupil });
  return toMove === seat ? words("your turn") : words("{name}’s turn", { name: players[toMove].name });
}

function readingOf({ reads, why_not: whyNot, last, may, players }) {
  if (reads) {
    const text = sum(reads);
    if (may.play) return { text, tone: "good" };
    return whyNot ? { text: told(whyNot), tone: "wrong" } : { text, tone: "" };
  }
  if (!last) return { text: "", tone: "" };
  const { name } = players[last.seat];
  if (last.play === "draw") return { text: words("{name} takes a card", { name }), tone: "" };
  if (last.play === "pass") return { text: words("{name} passes", { name }), tone: "" };
  // where a sum of Digifeud begins is seen on the board
  const played = last.play.split("> ").at(-1).split("< ").at(-1).split("v ").at(-1).split("^ ").at(-1);
  return { text: words("{name} plays {sum}", { name, sum: sum(played) }), tone: "" };
}
