/**
 * Merges records a test created into the seeded ones, newest first; at equal times the created ones come first. `seeds`
 * must be sorted newest first, and the time of a seed is computed only while created records remain.
 */
export function mergeNewestFirst(
  seeds: readonly number[],
  timeOf: (seed: number) => number,
  made: readonly { key: number; time: number }[],
): Int32Array {
  const others = [...made].sort((a, b) => b.time - a.time || b.key - a.key);
  const merged = new Int32Array(seeds.length + others.length);
  let seed = 0;
  let other = 0;
  for (let n = 0; n < merged.length; n++) {
    const next = others[other];
    const key = seeds[seed];
    if (next && (key === undefined || next.time >= timeOf(key))) {
      merged[n] = next.key;
      other++;
    } else {
      merged[n] = key as number;
      seed++;
    }
  }
  return merged;
}
