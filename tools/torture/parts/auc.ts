/**
 * The chance that one of `left` is greater than one of `right`, ties counting half (Mann and Whitney): 0.5 when nothing
 * tells the two apart, 0 or 1 when every pair does.
 */
export function auc(left: readonly number[], right: readonly number[]): number {
  const sorted = [...right].sort((a, b) => a - b);
  const below = (value: number, isIncluded: boolean) => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const at = sorted[middle] as number;
      if (at < value || (isIncluded && at === value)) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const wins = left.reduce((sum, value) => sum + (below(value, false) + below(value, true)) / 2, 0);
  return wins / (left.length * right.length);
}
