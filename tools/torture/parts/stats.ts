/** The value that `share` of the numbers do not exceed (nearest rank); NaN of nothing. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export const median = (numbers: readonly number[]): number => percentile(numbers, 0.5);

export type Point = { x: number; y: number };

/** The median of the slopes between all pairs of points (Theil and Sen): a few odd points do not move it. */
export function slope(points: readonly Point[]): number {
  const slopes: number[] = [];
  for (const [at, one] of points.entries()) {
    for (const other of points.slice(at + 1)) {
      if (other.x !== one.x) slopes.push((other.y - one.y) / (other.x - one.x));
    }
  }
  return slopes.length > 0 ? median(slopes) : 0;
}

export const round = (value: number, places = 1): number => Number(value.toFixed(places));
