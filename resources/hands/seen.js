// What the page shows of a state: docs/hands-protocol.md, in the words of this language.

import { namesInWords, own, sign, words } from "./words.js";

export function seen(state) {
  const { game, hand, may, seat, to_move: toMove, phase, players } = state;
  const down = new Set(state.down);
  const isMine = phase === "play" && toMove === seat && may.put;
  const digits = jokerDigits(state);
  const seats = players.map((player, at) => ({ name: player.name, colour: player.colour,
    picture: player.computer ? "robot" : player.picture, initial: initialOf(player, players),
    you: at === seat, turn: phase === "play" && at === toMove, lost: player.screen === "lost",
    won: state.winners.includes(at), words: countsOf(player) }));
  const shown = {
    kind: game, turn: state.turn, mine: isMine, may, phase, seats, you: seats[seat],
    hand: hand.map((card, index) => {
      const joker = card === "*";
      const digit = joker ? digits.get(index) ?? null : null;
      return { index, joker, digit, laid: down.has(index), asks: joker && down.has(index) && digit === null,
        text: joker ? (down.has(index) && digit !== null ? String(digit) : "") : sign(card) };
    }),
    title: titleOf(state),
    status: statusOf(state), line: lineOf(state, isMine),
    earns: isMine && may.play && state.worth !== null ? ` · ${state.worth}` : "",
    hints: state.hints, passing: state.passing.map(own), playsOn: state.plays_on, time: timeOf(state),
    end: endOf(state.end, seats),
  };
  if (game === "formula") {
    const { numbers, operator, operators } = state.table;
    shown.formula = { operator: operator && sign(operator), starting: state.starting,
      operators: operators.map((written) => ({ written, text: sign(written) })),
      numbers: numbers.map((cells) => cells.map((cell) => ({
        text: cell.digit === null ? "" : String(cell.digit), joker: cell.joker, isNew: cell.new,
        own: cell.card }))) };
    shown.places = state.places;
  } else {
    const { tiles, blue, red, start } = state.table;
    const fresh = new Set(state.table.new);
    shown.board = { start, colours: new Map([...blue.map((at) => [at, "blue"]), ...red.map((at) => [at, "red"])]),
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

/** A letter for a player; of the last word where all names begin alike, as those of teams do. */
function initialOf({ name }, players) {
  const first = (text) => [...text][0]?.toUpperCase() ?? "";
  const isSame = players.length > 1 && new Set(players.map((each) => first(each.name))).size === 1;
  return first(isSame ? name.split(/\s+/).at(-1) : name);
}

function countsOf({ counts, screen }) {
  return [own(counts), screen === "lost" ? words("connection lost") : ""].filter(Boolean).join(" · ");
}

function titleOf({ game, is_team: isTeam }) {
  if (isTeam) return words(game === "formula" ? "Your team’s cards" : "Your team’s tiles");
  return words(game === "formula" ? "Your cards" : "Your tiles");
}

function statusOf({ phase, missing, players, seat, to_move: toMove, winners, pupil }) {
  const names = namesInWords(winners.map((each) => players[each].name));
  if (phase === "pause") {
    return missing.length ? words("The game waits for {names}.", { names: namesInWords(missing) })
      : words("The game waits.");
  }
  if (phase === "between" || phase === "over") {
    const isRound = phase === "between";
    if (!winners.length) return words(isRound ? "The round is over." : "The game is over.");
    if (winners.length > 1) return words("It’s a tie: {names}", { names });
    if (winners[0] === seat) return words(isRound ? "You won the round!" : "You won!");
    return words(isRound ? "{names} won the round" : "Won by {names}", { names });
  }
  if (toMove === null) return words("The game waits.");
  const { name } = players[toMove];
  if (toMove === seat) return pupil ? words("{name}’s turn", { name: pupil }) : words("Your turn");
  return words("{name}’s turn", { name: pupil ? `${pupil} (${name})` : name });
}

/** What the two lines on the large screen say; who only looks on is told the last play instead. */
function lineOf(state, isMine) {
  const { line, last, phase, seat, winners, end } = state;
  if (phase === "over" || phase === "between") {
    return { reading: own(end?.headline) || statusOf(state), tone: winners.includes(seat) ? "good" : "plain",
      large: true, remark: own(end?.comment), remarkTone: "soft" };
  }
  const remark = own(line.remark);
  return { reading: own(line.reading), tone: line.tone, large: false,
    remark: remark || isMine ? remark : own(last), remarkTone: line.remark_tone };
}

/** The moment after a round or game, besides the two lines: who is pictured, and the best sum. */
function endOf(end, seats) {
  return end && { pictured: end.pictured.map((at) => seats[at]), caption: own(end.caption), best: own(end.best) };
}

/** What is left of a turn, in seconds: of the hourglass, or of the last hour of a long turn. */
function timeOf({ glass, time, phase }) {
  if (phase !== "play") return null;
  if (glass) return { left: glass[0], runs: glass[2], of: glass[1] };
  return time !== null && time < 3600 ? { left: time, runs: true, of: null } : null;
}
