import { expect, it } from "vitest";
import { moneyDays, OrderFilter, orderDaysProblem, orderSpan } from "@/lib/orders/filter";

const NOW = new Date("2026-11-24T20:00:00Z");

it.each([
  ["no days", {}, null, undefined],
  ["a range", { from: "2026-11-01", to: "2026-11-03" }, null, "Nov 1, 2026 to Nov 3, 2026"],
  ["one day", { from: "2026-11-01" }, null, "Nov 1, 2026"],
  [
    "a range of a hundred years",
    { from: "1926-11-01", to: "2026-11-01" },
    null,
    "Nov 1, 1926 to Nov 1, 2026",
  ],
  [
    "a range that ends before it begins",
    { from: "2026-11-03", to: "2026-11-01" },
    "The range ends before it begins, so all days are shown.",
    undefined,
  ],
  [
    "a day that no calendar has, under a filter",
    { from: "2026-02-31", to: "2026-03-01", show: "refunded" },
    "That is not a date on the calendar, so the last 30 days are shown.",
    "Last 30 days",
  ],
])("says what is wrong with the days of the Orders screen: %s", (_, asked, problem, label) => {
  const filter = OrderFilter.parse(asked);
  expect(orderDaysProblem(filter)).toBe(problem);
  expect(orderSpan(filter, NOW)?.label).toBe(label);
});

it.each([
  ["today without days", {}, ["2026-11-24", "2026-11-24"]],
  ["one day", { to: "2026-11-02" }, ["2026-11-02", "2026-11-02"]],
  ["days in either order", { from: "2026-11-03", to: "2026-11-01" }, ["2026-11-01", "2026-11-03"]],
  [
    "today for what is on no calendar",
    { from: "2026-99-99", to: "2026-02-31" },
    ["2026-11-24", "2026-11-24"],
  ],
])("reads the days of the money panel: %s", (_, asked, days) => {
  expect(moneyDays(OrderFilter.parse(asked), NOW)).toEqual(days);
});

it.each([
  ["nothing", {}, {}],
  ["a field that was left empty", { hour: "", weekday: "" }, {}],
  ["midnight", { hour: "0", weekday: "7" }, { hour: 0, weekday: 7 }],
  ["no number", { hour: "0x10", weekday: "1e0" }, {}],
  ["no hour and no day of the week", { hour: "24", weekday: "0" }, {}],
])("reads the hour and the day of the week in an address: %s", (_, asked, read) => {
  expect(OrderFilter.parse(asked)).toEqual({ show: "all", from: "", to: "", ...read });
});
