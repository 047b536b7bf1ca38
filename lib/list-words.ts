/** "Bronze, Silver and Gold", as a sentence lists things. */
export function listWords(words: readonly string[]): string {
  if (words.length < 2) return words.join();
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
