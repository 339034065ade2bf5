// Makes elements. Text is only ever set as text: nothing that comes in is read as markup.

const SVG = "http://www.w3.org/2000/svg";

/** An element; attributes that are false, null or undefined are left out, functions listen. */
export function make(tag, attributes = {}, ...children) {
  return filled(document.createElement(tag), attributes, children);
}

/** The same for a drawing. */
export function draw(tag, attributes = {}, ...children) {
  return filled(document.createElementNS(SVG, tag), attributes, children);
}

function filled(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    if (typeof value === "function") element.addEventListener(name, value);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...children.flat().filter((each) => each !== null && each !== undefined));
  return element;
}

/** Show other children; whatever had the focus has it again, found by its `data-key`. */
export function refill(parent, ...children) {
  const focused = parent.contains(document.activeElement) ? document.activeElement : null;
  const key = focused?.dataset.key;
  const scrolled = [...parent.querySelectorAll("[data-scroll]")].map((each) => [
    each.dataset.scroll, each.scrollLeft, each.scrollTop,
  ]);
  parent.replaceChildren(...children.flat().filter(Boolean));
  for (const [name, left, top] of scrolled) {
    const again = parent.querySelector(`[data-scroll="${CSS.escape(name)}"]`);
    if (again) [again.scrollLeft, again.scrollTop] = [left, top];
  }
  if (!focused) return;
  const again = key && parent.querySelector(`[data-key="${CSS.escape(key)}"]`);
  const other = again || parent.querySelector('[data-group="hand"] button');
  (other || document.querySelector("main")).focus({ preventScroll: Boolean(again) });
  if (again?.matches("input")) again.setSelectionRange(again.value.length, again.value.length);
}

let shown = null; // the dialog over everything else; there is one at most

export function closeDialog() {
  shown?.close();
}

/** Show a dialog in place of any other, until it is answered; then the focus is where it was. */
export function openDialog(dialog) {
  closeDialog();
  const from = document.activeElement?.dataset?.key;
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (shown === dialog) shown = null;
    if (from) document.querySelector(`[data-key="${CSS.escape(from)}"]`)?.focus();
  });
  document.body.append(dialog);
  shown = dialog;
  dialog.showModal();
}

/** Arrow keys, Home and End move the focus between the buttons of a group. */
export function moveWithArrows(group) {
  group.addEventListener("keydown", (event) => {
    const all = [...group.querySelectorAll("button:not(:disabled)")];
    const at = all.indexOf(document.activeElement);
    const to = {
      ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1,
      Home: 0, End: all.length - 1,
    }[event.key];
    if (at < 0 || to === undefined || !all.length) return;
    event.preventDefault();
    all[(to + all.length) % all.length].focus();
  });
  return group;
}
