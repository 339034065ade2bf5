// Texts in one of the program's languages. They are the program's own translations.

export const LANGUAGES = { de: "Deutsch", en: "English", fr: "Français", nl: "Nederlands" };

const ONE_SIGN = new Set(["operator", "sign", "tile", "lies"]);
const WHOLE_SUM = new Set(["sum", "step", "laid", "touching"]);
const SIGNS = { "+": "+", "-": "−", x: "×", "/": "÷", "=": "=" };

let spoken = { language: "en", signs: SIGNS };

/** The language chosen here before, or the first one of the browser's that the program has. */
export function preferred() {
  const wanted = [stored(), ...navigator.languages].map((each) => each?.slice(0, 2).toLowerCase());
  return wanted.find((each) => each && Object.hasOwn(LANGUAGES, each)) ?? "en";
}

function stored() {
  try {
    return localStorage.getItem("language");
  } catch {
    return null; // storage is forbidden: the browser's language then
  }
}

export async function speak(language, { remember = false } = {}) {
  const answer = await fetch(`words/${language}.json`);
  if (!answer.ok) throw new Error(`no words: ${answer.status}`);
  spoken = await answer.json();
  document.documentElement.lang = language;
  if (!remember) return;
  try {
    localStorage.setItem("language", language);
  } catch {
    // it is asked for again next time
  }
}

export function language() {
  return spoken.language;
}

/** One of the page's own texts, with its gaps filled. */
export function words(text, gaps = {}) {
  return filled(found("Hands", text), gaps);
}

/** The text for one or for several; in French, none is singular too. */
export function counted(one, several, number) {
  const isOne = spoken.language === "fr" ? number < 2 : number === 1;
  return words(isOne ? one : several, { number });
}

/** What the program says, in the language of this page. */
export function told({ context, text, values = {} }) {
  const shown = Object.entries(values).map(([name, value]) => [name, valueOf(name, value)]);
  return filled(found(context, text), Object.fromEntries(shown));
}

/** A sign as this language writes it: `x` as × or ·. */
export function sign(written) {
  const signs = spoken.signs ?? SIGNS;
  return Object.hasOwn(signs, written) ? signs[written] : written;
}

/** A sum as this language writes it, with spaces around its signs. */
export function sum(written) {
  return written.replace(/[()*]/g, "").replace(/[-+x/=]/g, (each) => ` ${sign(each)} `)
    .replace(/\?/g, "…").replace(/ +/g, " ").trim();
}

function valueOf(name, value) {
  if (typeof value === "number") return String(value).replace("-", sign("-"));
  if (ONE_SIGN.has(name)) return sign(value);
  return WHOLE_SUM.has(name) ? sum(value) : String(value);
}

function found(context, text) {
  const translated = Object.hasOwn(spoken, context) ? spoken[context][text] : undefined;
  return typeof translated === "string" && translated ? translated : text;
}

function filled(text, gaps) {
  return text.replace(/\{(\w+)\}/g, (all, name) => (Object.hasOwn(gaps, name) ? gaps[name] : all));
}
