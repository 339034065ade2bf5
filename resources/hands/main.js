// The page of one hand: from the code to the end of the game.

import { closeDialog, make, refill } from "./dom.js";
import { languages, menu } from "./menu.js";
import { learnSigns, portrait } from "./pieces.js";
import { seen } from "./seen.js";
import { Table } from "./table.js";
import { remember, remembered } from "./storage.js";
import { countDown } from "./time.js";
import { CLOSED, Wire } from "./wire.js";
import { own, preferred, speak, words } from "./words.js";

const header = document.getElementById("header");
const page = document.getElementById("page");
const connection = document.getElementById("connection");
const said = document.getElementById("said");

let message = { kind: "code" }; // what is shown, so that it can be shown in another language
const codeOfAddress = () => location.hash.slice(1, 5).toUpperCase();
let entered = { code: codeOfAddress() || remembered("code") || "", name: "" };
const FULL = "All seats are taken.";
let isLost = false;
let isLeaving = false;
let isComingBack = false; // asks for the same name again as soon as there is a table

const wire = new Wire({ message: hear, lost: () => connect(false), closed });
const table = new Table(page, (act) => wire.act(message.turn, act), say);

/** The code stays for a page that is loaded again, in its tab alone. */
function enter(code) {
  entered = { ...entered, code };
  remember("code", code);
}

function say(text) {
  said.textContent = text;
}

function connect(isThere) {
  isLost = !isThere;
  connection.hidden = isThere;
  document.body.classList.toggle("lost", isLost);
  connection.textContent = isThere ? "" : words(wire.hasSeat
    ? "The connection to the table is lost. The game waits, and goes on by itself."
    : "No table answers here. Look at the large screen whether it is open, and at its address.");
}

function hear(heard) {
  connect(true);
  switch (heard.kind) {
    case "wrong":
      enter("");
      show({ kind: "code", problem: "That code is not right. Look at the large screen." });
      break;
    case "wait":
      show({ kind: "code", problem: "Please wait a minute, then try again." });
      break;
    case "declined":
      show({ ...heard, kind: "joined", problem: heard.is_full ? FULL : "You were not let in. You can ask again." });
      break;
    case "taken":
      show({ ...heard, kind: "joined", problem: "Somebody else asks for this name. Choose another one." });
      break;
    case "done":
      if (heard.refused) notice(own(heard.refused));
      break;
    case "resumed":
      entered.name = heard.name;
      break; // a state follows
    case "joined":
      enter(entered.code);
      if (isComingBack && heard.free.includes(entered.name)) wire.say({ kind: "ask", name: entered.name });
      isComingBack = false;
      show({ problem: null, ...heard });
      break;
    case "seated":
      entered.name = heard.name;
      show(heard);
      break;
    default:
      show(heard);
  }
}

/** The server has closed the connection on purpose. */
function closed(code) {
  if ([CLOSED.STALE, CLOSED.OVER, CLOSED.TAKEN_BACK, CLOSED.NO_SEAT].includes(code)) wire.forget();
  if (code === CLOSED.STALE && !isLeaving) {
    entered.name = "";
    enter("");
  }
  connect(true);
  if (isLeaving) {
    isLeaving = false;
    joinAgain();
    return;
  }
  if (code === CLOSED.OVER) {
    show({ kind: "end", text: "The large screen has closed the table. Join again when the next game begins." });
  } else if (code === CLOSED.TAKEN_BACK) {
    show({ kind: "end", text: "Your hand is at the large screen now. You can ask for it again." });
  } else if (code === CLOSED.NO_SEAT) {
    show({ kind: "end", text: "You have no seat at the table now. You can ask for one again." });
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
  if (shown.problem) page.querySelector("input")?.focus();
}

function notice(text) {
  document.querySelector(".notice")?.remove();
  const shown = make("p", { class: "notice" }, text);
  page.before(shown);
  say(text);
  setTimeout(() => shown.remove(), 3500 + 50 * text.length);
}

function writeHeader({ you = null, status = "", mine = false, time = null }) {
  const name = you?.name ?? "Formula Desktop";
  document.title = mine ? `● ${name}` : name;
  if (!you) {
    countDown(null);
    refill(header, make("h1", {}, name), languages("language", change));
    return;
  }
  refill(header, portrait(you),
    make("div", { class: "who" }, make("h1", {}, name),
      make("span", { class: `whose${mine ? " mine" : ""}` }, status)),
    time ? make("span", { class: "time" }) : null,
    make("button", { type: "button", class: "menu", "data-key": "menu", "aria-label": words("Menu"),
      click: () => menu(change, leave) }, "⋯"));
  countDown(time);
}

function leave() {
  isLeaving = true;
  wire.say({ kind: "leave" });
}

async function change(wanted) {
  await speak(wanted, { remember: true });
  closeDialog();
  if (isLost) connect(false);
  show(message);
}

const screens = {
  code({ problem }) {
    const code = make("input", { id: "code", maxlength: 12, autocomplete: "off",
      autocapitalize: "characters", spellcheck: "false", value: entered.code,
      "aria-describedby": problem ? "problem" : null, "aria-invalid": problem ? "true" : null });
    return form(problem, words("Join the game"), () => {
      enter(code.value.toUpperCase().replace(/[^A-Z]/g, "")); // "K M R T" is as good
      if (entered.code.length === 4) wire.open({ kind: "join", code: entered.code });
      else show({ kind: "code", problem: "The code has four letters. Look at the large screen." });
    }, make("label", { for: "code" }, words("The four letters on the large screen")), code,
    make("button", { class: "go" }, words("Join the game")));
  },
  joined({ free, held = [], any_name: anyName, problem }) {
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
    return form(problem, words(seats.length ? "Who are you?" : anyName ? "Your name" : FULL),
      () => name.value.trim() && ask(name.value.trim()),
      seats.length ? make("div", { class: "free", role: "group", "aria-label": words("Free seats") },
        seats) : null,
      anyName ? [make("label", { for: "name" }, words(seats.length ? "Or enter another name:" : "Enter your name.")), name,
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
      click: () => {
        isComingBack = entered.name !== "";
        if (wire.hasSeat) wire.open();
        else joinAgain();
      } }, words("Join the game")));
  },
};

/** With the code that was entered before, if it is still known. */
function joinAgain() {
  if (entered.code.length === 4) wire.open({ kind: "join", code: entered.code });
  else show({ kind: "code" });
}

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

await Promise.allSettled([
  speak(preferred()), // else English, until the language is chosen again
  learnSigns(),
]);
addEventListener("hashchange", () => { // the camera has read the code although the page was open
  if (wire.hasSeat || codeOfAddress().length !== 4) return;
  enter(codeOfAddress());
  joinAgain();
});
show({ kind: "code" });
if (wire.hasSeat) wire.open();
else if (entered.code.length === 4) joinAgain();
