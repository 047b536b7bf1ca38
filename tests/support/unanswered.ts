/** A `fetch` on a dead connection: it never answers, and ends only when its caller gives up. */
export const unanswered: typeof fetch = (_path, init) =>
  new Promise((_, reject) => init?.signal?.addEventListener("abort", () => reject(init.signal?.reason)));
