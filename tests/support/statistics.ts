import { median as middle, quantile, wilcoxonRankSum } from "simple-statistics";

/** The middle value, or the mean of the middle two; NaN of nothing. */
export const median = (values: readonly number[]): number =>
  values.length > 0 ? middle([...values]) : Number.NaN;

/**
 * The value that `share` of the values do not exceed, interpolated between neighbors (Hyndman and Fan's type 7); NaN of
 * nothing.
 * @param share 0 to 1
 */
export const percentile = (values: readonly number[], share: number): number =>
  values.length > 0 ? quantile([...values], share) : Number.NaN;

/**
 * The median, least and greatest of the ratios within each round, so that a change of the machine's speed between
 * rounds does not matter.
 */
export function pairedRatio(rounds: readonly { ours: number; base: number }[]) {
  const ratios = rounds.map(({ ours, base }) => ours / base);
  return { value: median(ratios), low: Math.min(...ratios), high: Math.max(...ratios) };
}

/**
 * Mann and Whitney's U as a share: the chance that one of `left` is greater than one of `right`, ties counting half.
 * 0.5 when nothing tells the two apart, 0 or 1 when every pair does.
 */
export function mannWhitney(left: readonly number[], right: readonly number[]): number {
  const ranks = wilcoxonRankSum([...left], [...right]);
  return (ranks - (left.length * (left.length + 1)) / 2) / (left.length * right.length);
}

export type Point = { x: number; y: number };

/** Theil and Sen's slope, the median of the slopes between all pairs of points: a few outliers do not move it. */
export function theilSenSlope(points: readonly Point[]): number {
  const slopes: number[] = [];
  for (const [at, one] of points.entries()) {
    for (const other of points.slice(at + 1)) {
      if (other.x !== one.x) slopes.push((other.y - one.y) / (other.x - one.x));
    }
  }
  return slopes.length > 0 ? median(slopes) : 0;
}

export const round = (value: number, places = 1): number => Number(value.toFixed(places));
