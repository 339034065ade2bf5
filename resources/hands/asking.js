// A question over everything else, which has to be answered first.

import { make } from "./dom.js";

let open = null;

export function closeQuestion() {
  open?.close();
}

/** Ask; `answers` are buttons as [text, what to do, whether it is the main one]. */
export function ask({ title, details = "", more = [], answers }) {
  closeQuestion();
  const from = document.activeElement?.dataset?.key;
  const dialog = make("dialog", { class: "asking panel", "aria-label": title },
    make("h2", {}, title), details ? make("p", {}, details) : null, more,
    answers.map(([text, tell, isMain]) => make("button", {
      type: "button", class: isMain ? "go" : "", click: () => {
        dialog.close();
        tell?.();
      } }, text)));
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (open === dialog) open = null;
    if (from) document.querySelector(`[data-key="${CSS.escape(from)}"]`)?.focus();
  });
  document.body.append(dialog);
  open = dialog;
  dialog.showModal();
}
