// The page of one hand: from the code to the end of the game.

import { make, refill } from "./dom.js";
import { seen } from "./seen.js";
import { Table } from "./table.js";
import { learnSigns } from "./pieces.js";
import { CLOSED, Wire } from "./wire.js";
import { LANGUAGES, language, preferred, speak, told, words } from "./words.js";

const header = document.getElementById("header");
const page = document.getElementById("page");
const connection = document.getElementById("connection");
const said = document.getElementById("said");

let message = { kind: "code" }; // what is shown, so that it can be shown in another language
let entered = { code: location.hash.slice(1, 5).toUpperCase(), name: "" };
let isLost = false;
let end = null; // of the time for the turn

const wire = new Wire({ message: hear, lost: () => connect(false), closed });
const table = new Table(page, (act) => wire.act(message.turn, act), say);

function say(text) {
  said.textContent = text;
}

function connect(isThere) {
  isLost = !isThere;
  connection.hidden = isThere;
  document.body.classList.toggle("lost", isLost);
  connection.textContent = isThere ? ""
    : words("The connection to the table is lost. The game waits, and goes on by itself.");
}

function hear(heard) {
  connect(true);
  switch (heard.kind) {
    case "wrong":
      show({ kind: "code", problem: "That code is not right. Look at the large screen." });
      break;
    case "wait":
      show({ kind: "code", problem: "Please wait a minute, then try again." });
      break;
    case "declined":
      show({ ...heard, kind: "joined", problem: "You were not let in. You can ask again." });
      break;
    case "taken":
      show({ ...heard, kind: "joined", problem: "Somebody else asks for this name. Choose another one." });
      break;
    case "done":
      if (heard.refused) notice(told(heard.refused));
      break;
    case "resumed":
      break; // a state follows
    case "joined":
      show({ problem: null, ...heard });
      break;
    default:
      show(heard);
  }
}

/** The server has closed the connection on purpose. */
function closed(code) {
  if (code === CLOSED.STALE || code === CLOSED.OVER) {
    wire.forget();
    entered = { code: "", name: "" };
  }
  connect(true);
  if (code === CLOSED.OVER) {
    show({ kind: "end", text: "The large screen has closed the table. Thank you for playing!" });
  } else if (code === CLOSED.ELSEWHERE) {
    show({ kind: "end", text: "Your hand is on another device now." });
  } else if (code === CLOSED.MISTAKE) {
    show({ kind: "end", text: "Something went wrong. Load the page again." });
  } else if (code === CLOSED.BUSY) {
    show({ kind: "code", problem: "Please wait a minute, then try again." });
  } else {
    show({ kind: "code" });
  }
}

function show(shown) {
  message = shown;
  if (shown.kind === "state") {
    const state = seen(shown);
    writeHeader(state);
    table.show(state);
    return;
  }
  table.leave();
  writeHeader({});
  refill(page, screens[shown.kind](shown));
}

function notice(text) {
  document.querySelector(".notice")?.remove();
  const shown = make("p", { class: "notice" }, text);
  document.body.append(shown);
  say(text);
  setTimeout(() => shown.remove(), 3500 + 50 * text.length);
}

function writeHeader({ seats = [], status = "", mine = false, time = null }) {
  const you = seats.find((seat) => seat.you);
  const name = you?.name ?? "Formula Desktop";
  document.title = mine ? `● ${name}` : name;
  const choice = make("select", { "aria-label": words("Language"), "data-key": "language",
    change: ({ target }) => change(target.value) },
  Object.entries(LANGUAGES).map(([code, own]) =>
    make("option", { value: code, selected: code === language(), lang: code },
      you ? code.toUpperCase() : own)));
  const portrait = make("span", { class: "portrait", "aria-hidden": "true" }, [...name][0]);
  if (you) portrait.style.background = `var(--seat-${you.colour})`;
  refill(header, portrait,
    make("div", { class: "who" }, make("h1", {}, name),
      you?.words ? make("span", { class: "score" }, you.words) : null),
    make("span", { class: `whose${mine ? " mine" : ""}` }, status),
    time === null ? null : make("span", { id: "time", role: "timer" }), choice);
  end = time === null ? null : performance.now() + 1000 * time;
  showTime();
}

/** The time left for the turn counts down by itself. */
function showTime() {
  const left = Math.max(0, Math.round((end - performance.now()) / 1000));
  const shown = document.getElementById("time");
  if (shown) shown.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}

async function change(wanted) {
  await speak(wanted, { remember: true });
  if (isLost) connect(false);
  show(message);
}

const screens = {
  code({ problem }) {
    const code = make("input", { id: "code", maxlength: 4, minlength: 4, required: true,
      autocomplete: "off", autocapitalize: "characters", spellcheck: "false",
      pattern: "[A-Za-z]{4}", value: entered.code,
      "aria-describedby": problem ? "problem" : null, "aria-invalid": problem ? "true" : null });
    return form(problem, words("Join the game"), () => {
      entered.code = code.value.toUpperCase();
      wire.open({ kind: "join", code: entered.code });
    }, make("label", { for: "code" }, words("The four letters on the large screen")), code,
    make("button", { class: "go" }, words("Join the game")));
  },
  joined({ free, held, name_is_free: isFree, problem }) {
    const ask = (name) => {
      entered.name = name;
      wire.say({ kind: "ask", name });
    };
    const seat = (name, ...more) =>
      make("button", { type: "button", class: "seat", click: () => ask(name) }, name, more);
    const moving = held.map((name) =>
      seat(name, make("small", {}, ` ${words("go on with this device")}`)));
    const seats = [...free.map((name) => seat(name)), ...moving];
    const name = make("input", { id: "name", maxlength: 40, required: true, autocomplete: "off",
      value: entered.name, "data-key": "name",
      input: ({ target }) => (entered.name = target.value) });
    return form(problem, words("Your name"), () => name.value.trim() && ask(name.value.trim()),
      seats.length ? make("div", { class: "free", role: "group", "aria-label": words("Free seats") },
        seats) : null,
      !seats.length && !isFree ? make("p", {}, words("All seats are taken.")) : null,
      isFree ? [make("label", { for: "name" }, words("Enter your name.")), name,
        make("button", { class: "go" }, words("Ask for a seat"))] : null);
  },
  waiting({ name }) {
    return saying(name, "Please wait until you are let in at the large screen.",
      make("button", { type: "button", click: () => {
        wire.say({ kind: "leave" });
        wire.open({ kind: "join", code: entered.code });
      } }, words("Back")));
  },
  seated({ name }) {
    return saying(name, "You have a seat. The game is about to begin.");
  },
  end({ text }) {
    return saying("", text, make("button", { type: "button", class: "go",
      click: () => (wire.hasSeat ? wire.open() : show({ kind: "code" })) }, words("Join the game")));
  },
};

function form(problem, title, submit, ...fields) {
  if (problem) say(words(problem));
  return make("form", { class: "panel", submit: (event) => {
    event.preventDefault();
    submit();
  } }, make("h2", {}, title),
  problem ? make("p", { id: "problem", class: "problem" }, words(problem)) : null, fields.flat());
}

function saying(name, text, ...buttons) {
  say(words(text));
  return make("section", { class: "panel" }, name ? make("h2", {}, name) : null,
    make("p", {}, words(text)), buttons);
}

setInterval(() => end !== null && message.phase === "play" && showTime(), 500);
await Promise.allSettled([
  speak(preferred()), // else English, until the language is chosen again
  learnSigns(),
]);
show({ kind: "code" });
if (wire.hasSeat) wire.open();
else if (entered.code.length === 4) wire.open({ kind: "join", code: entered.code });
