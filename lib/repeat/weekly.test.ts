import { expect, it } from "vitest";
import { lastOccurrence, matchingDays, upcomingOccurrences, type WeeklyHours } from "@/lib/repeat/weekly";

const at = (iso: string) => Date.parse(iso);
const iso = (ms: number) => new Date(ms).toISOString();
const rule = (change: Partial<WeeklyHours>): WeeklyHours => ({
  days: ["SU"],
  from: "16:00",
  to: "18:00",
  startsAt: at("2026-01-01T08:00:00Z"),
  endsAt: at("2026-12-31T08:00:00Z"),
  ...change,
});
const times = (change: Partial<WeeklyHours>, now: string, limit = 3) =>
  upcomingOccurrences(rule(change), at(now), limit).map(({ startsAt, endsAt }) => [
    iso(startsAt),
    iso(endsAt),
  ]);

it("keeps the local time across the spring change", () => {
  expect(times({}, "2026-03-02T12:00:00Z", 2)).toEqual([
    ["2026-03-08T23:00:00.000Z", "2026-03-09T01:00:00.000Z"],
    ["2026-03-15T23:00:00.000Z", "2026-03-16T01:00:00.000Z"],
  ]);
  expect(times({}, "2026-02-28T20:00:00Z", 1)).toEqual([
    ["2026-03-02T00:00:00.000Z", "2026-03-02T02:00:00.000Z"],
  ]);
});

it("keeps the local time across the autumn change", () => {
  expect(times({}, "2026-10-25T12:00:00Z", 2)).toEqual([
    ["2026-10-25T23:00:00.000Z", "2026-10-26T01:00:00.000Z"],
    ["2026-11-02T00:00:00.000Z", "2026-11-02T02:00:00.000Z"],
  ]);
});

it("starts and ends at local times on the nights of a clock change", () => {
  const night = { days: ["SA"], from: "22:00", to: "04:00" };
  expect(times(night, "2026-03-07T20:00:00Z", 1)).toEqual([
    ["2026-03-08T06:00:00.000Z", "2026-03-08T11:00:00.000Z"],
  ]);
  expect(times(night, "2026-10-31T20:00:00Z", 1)).toEqual([
    ["2026-11-01T05:00:00.000Z", "2026-11-01T12:00:00.000Z"],
  ]);
});

it("moves a skipped local time one hour later and omits a window that is skipped completely", () => {
  expect(times({ from: "02:30", to: "05:00" }, "2026-03-08T00:00:00Z", 1)).toEqual([
    ["2026-03-08T10:30:00.000Z", "2026-03-08T12:00:00.000Z"],
  ]);
  expect(times({ from: "02:30", to: "03:00" }, "2026-03-08T08:00:00Z", 1)).toEqual([
    ["2026-03-15T09:30:00.000Z", "2026-03-15T10:00:00.000Z"],
  ]);
});

it("continues after midnight when it began the evening before", () => {
  const night = { days: ["FR"], from: "20:00", to: "01:00" };
  expect(times(night, "2026-11-21T08:30:00Z", 1)).toEqual([
    ["2026-11-21T04:00:00.000Z", "2026-11-21T09:00:00.000Z"],
  ]);
  expect(times(night, "2026-11-21T09:00:01Z", 1)).toEqual([
    ["2026-11-28T04:00:00.000Z", "2026-11-28T09:00:00.000Z"],
  ]);
});

it("lasts from midnight to midnight without hours", () => {
  expect(times({ from: null, to: null }, "2026-11-01T12:00:00Z", 1)).toEqual([
    ["2026-11-01T07:00:00.000Z", "2026-11-02T08:00:00.000Z"],
  ]);
});

it("is clipped to its period", () => {
  const short = { startsAt: at("2026-11-23T00:30:00Z"), endsAt: at("2026-11-30T01:00:00Z") };
  expect(times(short, "2026-11-01T00:00:00Z")).toEqual([
    ["2026-11-23T00:30:00.000Z", "2026-11-23T02:00:00.000Z"],
    ["2026-11-30T00:00:00.000Z", "2026-11-30T01:00:00.000Z"],
  ]);
  expect(times(short, "2026-11-30T01:00:01Z")).toEqual([]);
  expect(iso(lastOccurrence(rule(short))?.endsAt ?? 0)).toBe("2026-11-30T01:00:00.000Z");
});

it("detects that no day of the rule falls within the period", () => {
  const tuesdays = {
    days: ["TU"],
    startsAt: at("2026-11-25T20:00:00Z"),
    endsAt: at("2026-11-30T20:00:00Z"),
  };
  expect(lastOccurrence(rule(tuesdays))).toBeNull();
  expect(times(tuesdays, "2026-11-25T20:00:00Z")).toEqual([]);
});

it("ends with the last day that a date can have, which stands for a deal without an end", () => {
  const forever = { endsAt: at("9999-12-31T20:00:00Z") };
  expect(iso(lastOccurrence(rule(forever))?.endsAt ?? 0)).toBe("9999-12-27T02:00:00.000Z");
  expect([...matchingDays(["FR"], "9999-12-30", "9999-12-31")]).toEqual(["9999-12-31"]);
});

it("yields the days of a rule in order, across the end of February", () => {
  expect([...matchingDays(["MO", "SA"], "2028-02-26", "2028-03-06")]).toEqual([
    "2028-02-26",
    "2028-02-28",
    "2028-03-04",
    "2028-03-06",
  ]);
  expect([...matchingDays([], "2026-01-01", "2026-12-31")]).toEqual([]);
});
