// A question over everything else, which has to be answered first.

import { make, openDialog } from "./dom.js";

/** Ask; `answers` are buttons as [text, what to do, whether it is the main one]. */
export function ask({ title, details = "", more = [], answers }) {
  const dialog = make("dialog", { class: "asking panel", "aria-label": title },
    make("h2", {}, title), details ? make("p", {}, details) : null, more,
    answers.map(([text, tell, isMain]) => make("button", {
      type: "button", class: isMain ? "go" : "", click: () => {
        dialog.close();
        tell?.();
      } }, text)));
  openDialog(dialog);
}
