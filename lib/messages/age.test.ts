import { expect, it } from "vitest";
import { messageAge } from "@/lib/messages/age";

const now = new Date("2026-11-21T20:00:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

it.each([
  [0, "24 hours left to reply", false],
  [-1, "24 hours left to reply", false],
  [22.5, "1 hour left to reply", false],
  [23.5, "less than an hour left to reply", false],
  [24, "less than an hour left to reply", false],
  [24.1, "less than an hour overdue", true],
  [26, "2 hours overdue", true],
  [80, "2 days overdue", true],
])("classifies a message of %s hours as %s", (hours, text, isOverdue) => {
  expect(messageAge(hoursAgo(hours), now)).toEqual({ text, isOverdue });
});
