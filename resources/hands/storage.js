// What stays for a page that is loaded again, in its tab alone. Where storing is forbidden, nothing
// stays: then the code is asked for again, and the seat.

export function remembered(name) {
  try {
    return JSON.parse(sessionStorage.getItem(name));
  } catch {
    return null;
  }
}

export function remember(name, value) {
  try {
    if (value) sessionStorage.setItem(name, JSON.stringify(value));
    else sessionStorage.removeItem(name);
  } catch {
    // as above
  }
}
