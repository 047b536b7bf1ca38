/** A column of the chart: one day, or a week where days would be too thin to tap. */
export type ChartColumn = {
  /** The first of its days and the last, YYYY-MM-DD; the same for a day. */
  from: string;
  to: string;
  value: number;
  /** The value of the same place in the previous period. */
  before: number | null;
};

/** The next "round" number at or above a value: 1, 2, 3, 4, 5, 6 or 8 times a power of ten. */
export function roundUp(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return power * ([1, 2, 3, 4, 5, 6, 8, 10].find((step) => step * power >= value) ?? 10);
}

type Day = { day: string };

/** With more days than this, bars are too thin to tap and weeks are drawn instead. */
const MAX_DAYS_DRAWN = 95;

/** One column per day or week; `current` and `previous` are days of the same length, oldest first. */
export function columnsOf<D extends Day>(
  current: readonly D[],
  previous: readonly D[],
  amountOf: (day: D) => number,
): ChartColumn[] {
  const size = current.length > MAX_DAYS_DRAWN ? 7 : 1;
  const columns: ChartColumn[] = [];
  for (let at = 0; at < current.length; at += size) {
    const days = current.slice(at, at + size);
    const before = previous.slice(at, at + size);
    const [first, last] = [days[0], days.at(-1)];
    if (first && last)
      columns.push({
        from: first.day,
        to: last.day,
        value: sumOf(days, amountOf),
        before: before.length > 0 ? sumOf(before, amountOf) : null,
      });
  }
  return columns;
}

/** Adds amounts up in whole cents, so that a sum of decimals stays one. */
export function sumOf<D>(days: readonly D[], amountOf: (day: D) => number): number {
  return days.reduce((sum, day) => sum + Math.round(amountOf(day) * 100), 0) / 100;
}

const changeInPercent = (now: number, before: number): number => Math.round((100 * (now - before)) / before);

/** "+12%" against the period before; null where there was nothing to compare with. */
export function changeText(now: number, before: number): string | null {
  if (before <= 0) return null;
  const percent = changeInPercent(now, before);
  return percent === 0 ? "0%" : `${percent > 0 ? "+" : "−"}${Math.abs(percent)}%`;
}

/** A smaller loss is no sign that something is wrong, because a shop's days differ by a few percent anyway. */
const DROP_PERCENT = 5;

/** True when the rounded change that `changeText` shows is a loss of at least 5 %. */
export const isDrop = (now: number, before: number): boolean =>
  before > 0 && changeInPercent(now, before) <= -DROP_PERCENT;

/** The average day of a period. Today counts only when it is over; 0 for a period of no other day. */
export function dailyAverage<D extends Day>(
  days: readonly D[],
  amountOf: (day: D) => number,
  today: string,
): number {
  const over = days.filter(({ day }) => day !== today);
  return over.length === 0 ? 0 : sumOf(over, amountOf) / over.length;
}

/** Averages by weekday, Monday first; null where the period has no such day. Today counts only when it is over. */
export function weekdayAverages<D extends Day>(
  days: readonly D[],
  amountOf: (day: D) => number,
  today: string,
): (number | null)[] {
  return Array.from({ length: 7 }, (_, weekday) => {
    const same = days.filter(({ day }) => day !== today && weekdayIndex(day) === weekday);
    return same.length === 0 ? null : sumOf(same, amountOf) / same.length;
  });
}

/** 0 for Monday to 6 for Sunday, of a calendar day. */
export const weekdayIndex = (day: string): number => (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;
