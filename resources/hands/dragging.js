// Cards and tiles follow the pointer; a tap picks one up, and a tap on a place puts it down.
//
// What can be dragged has `data-drag` (its index in the hand); what takes it has `data-place`.

const FAR = 6; // pixels before a press is a drag and no tap
const EDGE = 36; // from a board's edge: there it scrolls under a dragged tile
const GLIDE = 150;

let drag = null;
let pressed = null; // the pointer that is down

/** Whether a finger is on the page: what it is on must stay, else its tap is lost. */
export function isPressed() {
  return pressed !== null;
}

export function isDragging() {
  return drag !== null && drag.ghost !== null;
}

/** `released()` is called when the finger has left the page, and its tap has been heard. */
export function listenForPresses(released) {
  addEventListener("pointerdown", ({ pointerId }) => (pressed = pointerId), { capture: true });
  for (const name of ["pointerup", "pointercancel"]) {
    addEventListener(name, ({ pointerId }) => {
      if (pressed !== pointerId) return;
      setTimeout(() => {
        if (pressed === pointerId) pressed = null;
        if (pressed === null) released();
      }, 0);
    }, { capture: true });
  }
}

/** Listen in an element that stays. `lift(index)` is told what moves, `drop(index, place)` where
 * it was let go, with `hand` for the hand; `drop(index, null)` anywhere else. */
export function listenForDrags(root, { mayLift, lift, drop }) {
  root.addEventListener("pointerdown", (event) => {
    const source = event.target.closest("[data-drag]");
    if (!source || event.button !== 0 || drag || !event.isPrimary) return;
    const index = Number(source.dataset.drag);
    if (!mayLift(index)) return;
    drag = { id: event.pointerId, source, index, x: event.clientX, y: event.clientY, ghost: null };
    drag.seen = source.getBoundingClientRect();
    // touch: without this, a card that is drawn anew would take the rest of the drag with it
    root.setPointerCapture?.(event.pointerId);
    if (root.hasPointerCapture?.(event.pointerId)) root.releasePointerCapture(event.pointerId);
  });
  addEventListener("pointermove", (event) => {
    if (!drag || event.pointerId !== drag.id) return;
    const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.ghost && Math.hypot(x, y) < FAR) return;
    if (!drag.ghost) {
      drag.ghost = ghostOf(drag.source, drag.seen);
      lift(drag.index);
    }
    drag.ghost.style.transform = `translate(${x}px, ${y}px) scale(1.04)`;
    light(placeAt(event));
    scrollAtEdge(event);
  });
  addEventListener("pointerup", (event) => {
    if (!drag || event.pointerId !== drag.id) return;
    const { ghost, index } = drag;
    const place = ghost ? placeAt(event) : null;
    end();
    if (!ghost) return;
    swallowClick();
    drop(index, place?.dataset.place ?? null);
  });
  for (const name of ["pointercancel", "blur"]) {
    addEventListener(name, (event) => {
      if (!drag || (event.pointerId !== undefined && event.pointerId !== drag.id)) return;
      const { ghost, index } = drag;
      end();
      if (ghost) drop(index, null);
    });
  }
}

function ghostOf(source, seen) {
  const ghost = source.cloneNode(true);
  for (const name of ["data-drag", "data-key", "data-place", "id"]) ghost.removeAttribute(name);
  ghost.setAttribute("aria-hidden", "true");
  ghost.tabIndex = -1;
  ghost.classList.add("ghost");
  Object.assign(ghost.style, {
    left: `${seen.left}px`, top: `${seen.top}px`, width: `${seen.width}px`,
    height: `${seen.height}px`,
  });
  document.body.append(ghost);
  document.body.classList.add("dragging");
  return ghost;
}

function end() {
  const { ghost } = drag;
  drag = null;
  light(null);
  document.body.classList.remove("dragging");
  if (!ghost) return;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) ghost.remove();
  else ghost.animate([{ opacity: 1 }, { opacity: 0 }], GLIDE).finished.finally(() => ghost.remove());
}

function placeAt({ clientX, clientY }) {
  const under = document.elementsFromPoint(clientX, clientY);
  for (const each of under) {
    const place = each.closest("[data-place]");
    if (place && !place.classList.contains("ghost")) return place;
  }
  return null;
}

function light(place) {
  for (const each of document.querySelectorAll(".hot")) if (each !== place) each.classList.remove("hot");
  place?.classList.add("hot");
}

function scrollAtEdge({ clientX, clientY }) {
  const scroller = document.querySelector("[data-scroll]");
  if (!scroller) return;
  const box = scroller.getBoundingClientRect();
  if (clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom) return;
  const push = (at, low, high) => (at < low + EDGE ? -8 : at > high - EDGE ? 8 : 0);
  scroller.scrollBy(push(clientX, box.left, box.right), push(clientY, box.top, box.bottom));
}

/** The click that a browser reports after a drag is not a tap. */
function swallowClick() {
  const swallow = (event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
}
