import { expect, test } from "vitest";
import { addShopDays } from "@/lib/time";
import { requestClock } from "./request-clock";

const DUE = new Date("2026-12-04T21:00:00Z");

test.each([
  ["2026-11-26T21:00:00Z", "8 days left", "none"],
  ["2026-11-26T21:00:01Z", "8 days left", "none"],
  ["2026-11-27T21:00:00Z", "7 days left", "soon"],
  ["2026-12-04T20:59:59Z", "1 day left", "soon"],
  ["2026-12-04T21:00:00Z", "Overdue", "overdue"],
  ["2026-12-05T09:00:00Z", "Overdue", "overdue"],
  ["2026-12-05T21:00:00Z", "1 day overdue", "overdue"],
  ["2026-12-07T09:00:00Z", "2 days overdue", "overdue"],
])("at %s a request due at 9 PM reads %s", (now, words, urgency) => {
  expect(requestClock(DUE, new Date(now))).toEqual({ words, urgency });
});

test.each([
  ["2026-10-10T19:00:00Z", "45 days left"],
  ["2026-02-10T20:00:00Z", "45 days left"],
])("a request received on %s, with a clock change ahead, has %s", (received, words) => {
  const at = new Date(received);
  const due = addShopDays(at, 45);
  expect(requestClock(due, at).words).toBe(words);
  expect(requestClock(due, new Date(at.getTime() + 60_000)).words).toBe(words);
  expect(requestClock(due, new Date(due.getTime() - 60_000)).words).toBe("1 day left");
  expect(requestClock(due, new Date(due.getTime() + 60_000)).words).toBe("Overdue");
});

test("a request due in the hour that the clock repeats is overdue from then on", () => {
  const due = new Date("2026-11-01T08:30:00Z");
  expect(requestClock(due, new Date("2026-11-01T08:29:00Z")).words).toBe("1 day left");
  expect(requestClock(due, new Date("2026-11-01T09:10:00Z")).words).toBe("Overdue");
  const later = new Date("2026-11-01T09:20:00Z");
  expect(requestClock(later, new Date("2026-11-01T08:40:00Z")).words).toBe("1 day left");
});
