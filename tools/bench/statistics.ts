export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** @param share 0 to 1; between two values the nearer part of both is taken */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)] ?? Number.NaN;
  const high = sorted[Math.ceil(at)] ?? Number.NaN;
  return low + (high - low) * (at - Math.floor(at));
}

/** The median of what each round says, with the least and the most: rounds are compared with themselves only. */
export function pairedRatio(rounds: readonly { ours: number; base: number }[]) {
  const ratios = rounds.map(({ ours, base }) => ours / base);
  return { value: median(ratios), low: Math.min(...ratios), high: Math.max(...ratios) };
}
