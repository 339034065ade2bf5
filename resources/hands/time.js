// What is left of a turn's time, which goes on between two states.

let left = null; // as it was sent, and since when
let timer = null;

/** Count down in the header; null where no time runs. */
export function countDown(time) {
  left = time && { ...time, since: performance.now() };
  clearInterval(timer);
  timer = time ? setInterval(write, 500) : null;
  write();
}

function write() {
  const shown = document.querySelector(".time");
  if (!shown || !left) return;
  const passed = left.runs ? Math.floor((performance.now() - left.since) / 1000) : 0;
  const seconds = Math.max(0, left.left - passed);
  shown.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  shown.classList.toggle("over", seconds === 0);
}
