import type { ShopDayFigures } from "@/lib/dashboard/queries";

/** A bar in the units of the drawing: x and width along the days, y and height from the top. */
export type Bar = { day: string; x: number; width: number; y: number; height: number };

/** The next "round" number at or above a value: 1, 2 or 5 times a power of ten. */
export function roundUp(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return power * ([1, 2, 5, 10].find((step) => step * power >= value) ?? 10);
}

type Drawing = { width: number; height: number; gap: number };

/** One bar a day under a common round top. A day above zero is never invisible. */
export function barsOf(
  days: readonly ShopDayFigures[],
  amountOf: (day: ShopDayFigures) => number,
  { width, height, gap }: Drawing,
): { bars: Bar[]; top: number } {
  const top = roundUp(Math.max(0, ...days.map(amountOf)));
  const step = width / Math.max(1, days.length);
  const bars = days.map((figures, place) => {
    const value = Math.max(0, amountOf(figures));
    const tall = value === 0 ? 0 : Math.max(1, (height * value) / top);
    return { day: figures.day, x: place * step + gap / 2, width: step - gap, y: height - tall, height: tall };
  });
  return { bars, top };
}
