import { expect, test } from "vitest";
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
