// The connection to the table: docs/hands-protocol.md. It comes back by itself, and what was done
// is done exactly once: acts are numbered, kept until they are `done`, and sent again in order.

import { remember, remembered } from "./storage.js";

const WAITS = [500, 1000, 2000, 4000, 5000];
const SILENCE = 8000; // without a word for so long, the connection is dead
const MOST_OPEN = 8;
const KEPT = "hand";

/** Closing codes after which the page does not connect again by itself. */
export const CLOSED = { MISTAKE: 4400, STALE: 4401, LATE: 4408, ELSEWHERE: 4409, OVER: 4410, TAKEN_BACK: 4411, NO_SEAT: 4412, BUSY: 4429 };

export class Wire {
  #socket = null;
  #tries = 0;
  #timer = null;
  #heard = 0;
  #told;
  #first = null; // said as soon as the connection is open, where there is no token yet
  #seat = { token: null, last: 0, acts: [] };
  #isReady = false; // after `resumed`: acts may be sent
  #order = -1;

  /** `told` has `message(message)`, `lost()` and `closed(code)`. */
  constructor(told) {
    this.#told = told;
    this.#seat = remembered(KEPT) ?? this.#seat;
    addEventListener("online", () => this.#hurry());
    addEventListener("offline", () => this.#socket && this.#lose());
    addEventListener("pagehide", () => this.#socket?.close());
    addEventListener("pageshow", (event) => event.persisted && this.#hurry());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") {
        this.say({ kind: "hello" });
        this.#hurry();
      } else if (this.hasSeat) {
        this.say({ kind: "away" });
      }
    });
    setInterval(() => {
      if (this.#socket && performance.now() - this.#heard > SILENCE) this.#lose();
    }, 1000);
  }

  get hasSeat() {
    return this.#seat.token !== null;
  }

  /** Connect; `first` is said where there is no seat to come back to. */
  open(first = null) {
    this.#first = first;
    clearTimeout(this.#timer);
    this.#timer = null;
    this.#drop();
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/play`);
    this.#socket = socket;
    this.#heard = performance.now();
    socket.addEventListener("open", () => {
      if (socket !== this.#socket) return;
      const { token } = this.#seat;
      const first = token ? { kind: "resume", token } : this.#first;
      if (first) this.say(first);
    });
    socket.addEventListener("message", ({ data }) => socket === this.#socket && this.#hear(data));
    socket.addEventListener("close", ({ code }) => socket === this.#socket && this.#lose(code));
  }

  /** Something the player does. Return whether it was taken: not while too much is under way. */
  act(turn, act) {
    if (this.#seat.acts.length >= MOST_OPEN) return false;
    const number = this.#seat.last + 1;
    const message = { kind: "do", number, turn, act };
    this.#seat.last = number;
    this.#seat.acts.push(message);
    remember(KEPT, this.#seat);
    if (this.#isReady) this.say(message);
    return true;
  }

  /** Something that is not repeated. */
  say(message) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Forget the seat, and what was not done there. */
  forget() {
    this.#seat = { token: null, last: 0, acts: [] };
    remember(KEPT, null);
    this.#isReady = false;
    this.#order = -1;
  }

  #hear(data) {
    this.#heard = performance.now();
    const message = JSON.parse(data);
    if (message.kind === "beat") return;
    this.#tries = 0;
    if (message.kind === "seated") {
      this.#seat = { token: message.token, last: 0, acts: [] };
      remember(KEPT, this.#seat);
      this.#isReady = true;
      this.#order = -1;
    } else if (message.kind === "resumed") {
      this.#order = -1; // the program may have been started again
      this.#isReady = true;
      this.#have(message.done);
      this.#seat.last = Math.max(this.#seat.last, message.done);
      this.#seat.acts.forEach((act) => this.say(act));
    } else if (message.kind === "done") {
      this.#have(message.number);
    } else if (message.kind === "state") {
      if (message.order < this.#order) return;
      this.#order = message.order;
    }
    this.#told.message(message);
  }

  #have(number) {
    this.#seat.acts = this.#seat.acts.filter((act) => act.number > number);
    remember(KEPT, this.#seat);
  }

  #drop() {
    const old = this.#socket;
    this.#socket = null;
    this.#isReady = false;
    old?.close();
  }

  #lose(code = 1006) {
    this.#drop();
    if (Object.values(CLOSED).includes(code)) {
      this.#told.closed(code);
      return;
    }
    this.#told.lost();
    const wait = WAITS[Math.min(this.#tries, WAITS.length - 1)];
    this.#tries += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.open(this.#first), wait);
  }

  /** Try at once where the next try is only waited for. */
  #hurry() {
    if (this.#timer !== null && !this.#socket) this.open(this.#first);
  }
}
