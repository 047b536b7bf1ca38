/**
 * Remembers what a function of texts and numbers returns; once it remembers `max` answers it forgets all of them.
 * @param answer returns the same for the same arguments, and is slow
 */
export function memoize<Args extends readonly (string | number | null)[], Answer>(
  max: number,
  answer: (...args: Args) => Answer,
): (...args: Args) => Answer {
  const known = new Map<string, Answer>();
  return (...args) => {
    const key = JSON.stringify(args);
    if (known.has(key)) return known.get(key) as Answer;
    const found = answer(...args);
    if (known.size >= max) known.clear();
    known.set(key, found);
    return found;
  };
}
