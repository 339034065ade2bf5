// Texts in one of the program's languages. They are the program's own translations.

export const LANGUAGES = { de: "Deutsch", en: "English", fr: "Français", nl: "Nederlands" };

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

/** Several names, as in `Noor, Sam and Ida`. */
export function namesInWords(names) {
  const code = spoken.language === "en" ? "en-GB" : spoken.language; // no comma before `and`
  return Intl.ListFormat ? new Intl.ListFormat(code).format(names) : names.join(", ");
}

/** One of the page's own texts, with its gaps filled. */
export function words(text, gaps = {}) {
  return filled(found("Hands", text), gaps);
}

/** What the program says in every language, in that of this page. */
export function own(said) {
  return said?.[spoken.language] ?? said?.en ?? "";
}

/** A sign as this language writes it: `x` as × or ·. */
export function sign(written) {
  const signs = spoken.signs ?? SIGNS;
  return Object.hasOwn(signs, written) ? signs[written] : written;
}

function found(context, text) {
  const translated = Object.hasOwn(spoken, context) ? spoken[context][text] : undefined;
  return typeof translated === "string" && translated ? translated : text;
}

function filled(text, gaps) {
  return text.replace(/\{(\w+)\}/g, (all, name) => (Object.hasOwn(gaps, name) ? gaps[name] : all));
}
