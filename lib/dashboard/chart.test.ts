import { expect, it } from "vitest";
import {
  changeText,
  columnsOf,
  dailyAverage,
  isDrop,
  roundUp,
  sumOf,
  weekdayAverages,
  weekdayIndex,
} from "@/lib/dashboard/chart";

const day = (at: number) => new Date(Date.UTC(2026, 0, 1 + at, 12)).toISOString().slice(0, 10);
const days = (count: number, value = 1) =>
  Array.from({ length: count }, (_, at) => ({ day: day(at), value }));
const amountOf = ({ value }: { value: number }) => value;

it("rounds the axis up to a round number", () => {
  expect([0, -3, 1, 1.2, 3, 7, 10, 11, 199, 201, 5000, 5001].map(roundUp)).toEqual([
    1, 1, 1, 2, 3, 8, 10, 20, 200, 300, 5000, 6000,
  ]);
});

it("draws a column per day with the previous period's value, or per week for long periods", () => {
  const [first, second] = columnsOf(days(2, 3), days(2, 1), amountOf);
  expect(first).toEqual({ from: "2026-01-01", to: "2026-01-01", value: 3, before: 1 });
  expect(second?.from).toBe("2026-01-02");
  const weeks = columnsOf(days(100), days(100, 2), amountOf);
  expect(weeks).toHaveLength(15);
  expect(weeks[0]).toEqual({ from: "2026-01-01", to: "2026-01-07", value: 7, before: 14 });
  expect(weeks.at(-1)).toMatchObject({ value: 2, before: 4 });
  expect(columnsOf([], [], amountOf)).toEqual([]);
});

it("adds cents exactly and compares in whole percent", () => {
  expect(sumOf([0.1, 0.2], (value) => value)).toBe(0.3);
  expect([changeText(112, 100), changeText(50, 100), changeText(100, 100), changeText(5, 0)]).toEqual([
    "+12%",
    "−50%",
    "0%",
    null,
  ]);
});

it("calls a loss a drop from five percent on, as it is shown", () => {
  const shown = [100, 99, 96, 95.5, 95.4, 50, 0].map((now) => [changeText(now, 100), isDrop(now, 100)]);
  expect(shown).toEqual([
    ["0%", false],
    ["−1%", false],
    ["−4%", false],
    ["−4%", false],
    ["−5%", true],
    ["−50%", true],
    ["−100%", true],
  ]);
  expect(isDrop(0, 0)).toBe(false);
});

it("leaves the current day out of weekday averages", () => {
  expect([weekdayIndex("2026-11-23"), weekdayIndex("2026-11-22")]).toEqual([0, 6]);
  // 1 January 2026 is a Thursday.
  const averages = weekdayAverages(
    [{ day: day(0), value: 4 }, { day: day(7), value: 9 }, ...days(3).slice(1)],
    amountOf,
    day(7),
  );
  expect(averages).toEqual([null, null, null, 4, 1, 1, null]);
});

it("leaves an unfinished today out of the average day", () => {
  expect(dailyAverage([...days(2, 10), { day: day(2), value: 1 }], amountOf, day(2))).toBe(10);
  expect(dailyAverage(days(2, 10), amountOf, day(9))).toBe(10);
  expect(dailyAverage(days(1, 10), amountOf, day(0))).toBe(0);
});
