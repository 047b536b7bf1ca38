/** The element that the address's hash names, if it is there. A malformed hash names none. */
export function hashTarget(): Element | null {
  try {
    return document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  } catch {
    return null;
  }
}
