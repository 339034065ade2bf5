// The page of a game: the table, one's own hand, and what can be done.

import { ask } from "./asking.js";
import { askDigit } from "./ring.js";
import { digifeudTable, followBoard, isSign } from "./digifeud.js";
import { closeDialog, make, moveWithArrows, refill } from "./dom.js";
import { isDragging, isPressed, listenForDrags, listenForPresses } from "./dragging.js";
import { fit } from "./fit.js";
import { formulaTable, signsOf } from "./formula.js";
import { piece, portrait, spoken } from "./pieces.js";
import { words } from "./words.js";

export class Table {
  #state = null;
  #picked = null;
  #page;
  #act;
  #say;
  #isLate = false; // whether something waits to be drawn until no finger is on the page
  #asked = null; // the joker whose ring was opened by itself

  constructor(page, act, say) {
    this.#page = page;
    this.#act = act;
    this.#say = say;
    listenForDrags(document.body, {
      mayLift: () => Boolean(this.#state?.mine),
      lift: (index) => this.#pick(index),
      drop: (index, place) => this.#drop(index, place),
    });
    listenForPresses(() => this.#isLate && this.#draw());
    document.addEventListener("keydown", (event) => this.#key(event));
    addEventListener("resize", () => this.#fit());
    document.fonts?.ready.then(() => this.#fit());
  }

  /** Show what the table says; while something is dragged, right after it. */
  show(state) {
    const before = this.#state;
    this.#state = state;
    if (before?.mine && !state.mine) closeDialog(); // it was about this turn
    if (!state.mine || !state.hand.some(({ index }) => index === this.#picked)) this.#picked = null;
    this.#isLate = isPressed() && before?.kind === state.kind;
    if (!this.#isLate) this.#draw();
    this.#tell(before);
    this.#askForJoker();
  }

  /** Nothing is shown any more. */
  leave() {
    this.#state = null;
    this.#picked = null;
    closeDialog();
  }

  #tell(before) {
    const state = this.#state;
    const said = [];
    if (before?.status !== state.status) said.push(state.status);
    for (const part of ["reading", "remark"]) {
      const text = state.line[part];
      if (text && text !== state.status && before?.line[part] !== text) said.push(text);
    }
    if (said.length) this.#say(said.join(". "));
  }

  /** A joker without a digit, just put down by this page, asks for it. */
  #askForJoker() {
    const without = this.#state.hand.find((card) => card.asks);
    if (!without) {
      this.#asked = null;
      return;
    }
    if (this.#asked === without.index || !this.#state.mine) return;
    this.#asked = without.index;
    this.#ring(without.index);
  }

  #ring(index) {
    const card = this.#state.hand.find((each) => each.index === index);
    askDigit({
      chosen: card.digit ?? null,
      choose: (digit) => this.#act({ do: "digit", card: index, digit }),
      takeBack: () => this.#act({ do: "take", card: index }),
    });
  }

  #draw() {
    if (isDragging()) return; // it is drawn when the card is let go
    const state = this.#state;
    this.#isLate = false;
    if (!state) return;
    const hands = {
      press: (index) => this.#pressLaid(index),
      place: (place) => this.#put(place),
      starting: (number) => askDigit({
        choose: (digit) => this.#act({ do: "starting", number, digit }),
      }),
      again: () => this.#draw(),
    };
    const isFormula = state.kind === "formula";
    const table = isFormula ? formulaTable : digifeudTable;
    const { line, end } = state;
    const isOver = state.phase === "over" || state.phase === "between"; // nothing to do
    refill(this.#page, make("div", { class: `game ${state.kind}` },
      make("div", { class: "side" }, this.#seats(),
        make("section", { class: "felt", "aria-label": words("On the table") },
          make("div", { class: "lies" }, end ? make("div", { class: "pictured" }, end.pictured.map(portrait))
            : table(state, this.#picked, hands)),
          make("div", { class: `line${line.large ? " large" : ""}` },
            make("p", { class: `reading ${line.tone}` }, line.reading),
            make("p", { class: `remark ${line.remarkTone}` }, line.remark),
            end?.best ? [make("p", { class: "caption" }, end.caption), make("p", { class: "best" }, end.best)] : null,
            state.phase === "between" ? make("p", { class: "caption" }, words("The next round begins at the large screen.")) : null),
          isFormula && !isOver ? signsOf(state, (operator) => this.#act({ do: "operator", operator })) : null)),
      make("div", { class: "own" }, this.#hand(), isOver ? null : this.#buttons())));
    this.#fit();
    if (!isFormula) followBoard(state);
  }

  #fit() {
    if (this.#state && !isDragging()) fit(this.#page.querySelector(".game"), this.#state);
  }

  #seats() {
    const others = this.#state.seats.filter(({ you }) => !you);
    return make("ul", { class: `seats${others.length > 2 ? " many" : ""}`, "aria-label": words("Players") }, others.map((seat) =>
      make("li", { class: `${seat.turn ? "turn" : ""}${seat.lost ? " lost" : ""}${seat.won ? " won" : ""}`, "aria-current": seat.turn ? "true" : null },
        portrait(seat), make("span", {}, make("b", {}, seat.name), " ",
          make("span", { class: "counts" }, seat.words)))));
  }

  #hand() {
    const { hand, mine, title, you } = this.#state;
    const cards = hand.filter(({ laid }) => !laid).map((card) => {
      const name = this.#state.kind === "formula" ? "card" : `tile${isSign(card) ? " sign" : ""}`;
      return piece(card, {
        name: `${name}${card.index === this.#picked ? " picked" : ""}`, key: `hand ${card.index}`,
        "data-drag": mine ? card.index : null, "data-digit": card.text,
        "aria-pressed": String(card.index === this.#picked), disabled: !mine,
        click: () => this.#pick(card.index === this.#picked ? null : card.index, true),
      });
    });
    return make("section", { class: "tray", "data-place": "hand", "aria-label": title },
      make("p", { class: "title" }, make("b", {}, title), make("span", {}, you.words)),
      moveWithArrows(make("div", { class: "hand", role: "group", "data-group": "hand",
        "aria-label": title }, cards)));
  }

  #buttons() {
    const { may, earns, hints } = this.#state;
    const button = (what, text, { name = "", when = may[what], click } = {}) =>
      make("button", { type: "button", class: name, "data-key": what, disabled: !when,
        click: click ?? (() => this.#act({ do: what })) }, text);
    const isFormula = this.#state.kind === "formula";
    return make("section", { class: "buttons", "aria-label": words("What you can do") },
      button("play", `${words("Play")}${earns}`, { name: "go" }),
      button("clear", words("Take back"), { click: () => this.#back() }),
      isFormula && !may.pass ? button("draw", words("Take a card"))
        : button("pass", words("Pass"), { click: () => this.#pass() }),
      hints ? button("hint", words("Hint")) : null);
  }

  /** A pass is asked about where the table asks, too. */
  #pass() {
    const { passing: [title, details, answer], playsOn } = this.#state;
    const pass = () => this.#act({ do: "pass" });
    if (!title) pass();
    else ask({ title, details, answers: [[answer, pass, !playsOn], [words("Keep playing"), null, playsOn]] });
  }

  #pick(index, isTap = false) {
    if (!this.#state?.mine) return;
    this.#picked = index;
    if (isDragging()) this.#lightPlaces();
    else this.#draw();
    if (!isTap) return;
    const card = this.#state.hand.find((each) => each.index === index);
    if (card) this.#say(words("{card}: where?", { card: spoken(card) }));
  }

  /** While a card is dragged nothing is drawn anew except the places around the dragged card. */
  #lightPlaces() {
    const fresh = make("div");
    const kept = this.#page.querySelector(".lies");
    const table = this.#state.kind === "formula" ? formulaTable : digifeudTable;
    const none = () => {};
    const hands = { press: none, place: none, starting: none, again: none };
    fresh.append(...table(this.#state, this.#picked, hands));
    const scrolled = kept.querySelector("[data-scroll]");
    const at = scrolled && [scrolled.scrollLeft, scrolled.scrollTop];
    kept.replaceChildren(...fresh.childNodes);
    const again = kept.querySelector("[data-scroll]");
    if (again) [again.scrollLeft, again.scrollTop] = at;
  }

  #pressLaid(index) {
    if (!this.#state.mine) return;
    const card = this.#state.hand.find((each) => each.index === index);
    if (card?.joker) this.#ring(index);
    else this.#pick(index === this.#picked ? null : index, true);
  }

  #put(place) {
    const card = this.#picked;
    this.#picked = null;
    if (card !== null) this.#act({ do: "put", card, place, digit: null });
    this.#draw();
  }

  #drop(index, place) {
    this.#picked = null;
    if (!this.#state) return;
    const isLaid = this.#state.hand.some((card) => card.index === index && card.laid);
    if (place === "hand" && isLaid) this.#act({ do: "take", card: index });
    else if (place !== null && place !== "hand") this.#act({ do: "put", card: index, place, digit: null });
    this.#draw();
  }

  #back() {
    const isLaid = this.#state.hand.some(({ index, laid }) => laid && index === this.#picked);
    this.#act(isLaid ? { do: "take", card: this.#picked } : { do: "clear" });
    this.#picked = null;
    this.#draw();
  }

  #key(event) {
    if (!this.#state?.mine || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector("dialog[open]") || event.target.matches("input, select")) return;
    if (event.key === "Escape" && this.#picked !== null) {
      this.#pick(null);
    } else if (event.key === "Delete" || event.key === "Backspace") {
      const laid = event.target.dataset?.drag;
      const card = this.#state.hand.find((each) => each.laid && String(each.index) === laid);
      if (card) this.#act({ do: "take", card: card.index });
    } else if (/^[0-9]$/.test(event.key)) {
      const card = this.#state.hand.find(({ text, laid, joker }) => text === event.key && !laid && !joker);
      if (card) this.#pick(card.index, true);
    }
  }
}
