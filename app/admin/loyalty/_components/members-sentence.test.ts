import { expect, it } from "vitest";
import { membersSentence } from "./members-sentence";

it.each([
  [3, 0, undefined, "Showing 3 legitimate loyalty members"],
  [1, 0, undefined, "Showing 1 legitimate loyalty member"],
  [
    3,
    1200,
    { others: 2, unreachable: 0, hasLaunch: false },
    "Showing 3 legitimate loyalty members (1,200 placeholder customers and 2 second records of the same people filtered out)",
  ],
  [
    1,
    1,
    { others: 1, unreachable: 0, hasLaunch: true },
    "Showing 1 legitimate loyalty member (1 placeholder customer and 1 second or earlier record filtered out)",
  ],
  [
    3,
    1,
    { others: 2, unreachable: 1, hasLaunch: true },
    "Showing 3 legitimate loyalty members (1 placeholder customer, 1 customer without a contact and 2 second or earlier records filtered out)",
  ],
] as const)(
  "says how many are shown and what is filtered out: %i, %i, %o",
  (members, placeholders, others, text) => {
    expect(membersSentence(members, placeholders, others)).toBe(text);
  },
);
