const TINTS = ["tint-amber", "tint-teal", "tint-indigo", "tint-rose", "tint-sand", "tint-sage"] as const;
const LIGHTS = ["light-low", "light-left", "light-right"] as const;

export type Tint = (typeof TINTS)[number];

/** A small number from a text, the same on the server and in the browser (FNV-1a). */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193) >>> 0;
  }
  return sum;
}

/** The tint and light of a product's tile, as classes. They come from its id, so a product keeps its look. */
export function productTint(id: string): string {
  const number = hash(id);
  return `${TINTS[number % TINTS.length]} ${LIGHTS[(number >>> 8) % LIGHTS.length]}`;
}
