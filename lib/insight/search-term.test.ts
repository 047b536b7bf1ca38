import { expect, it } from "vitest";
import { searchTerm } from "@/lib/insight/search-term";

it.each([
  ["  Delta-8   GUMMIES ", "delta-8 gummies"],
  ["Ｋｒａｔｏｍ", "kratom"],
  ["14mm bowl", "14mm bowl"],
  ["<script>alert(1)</script>", "script alert 1 /script"],
  ["x".repeat(90), "x".repeat(40)],
])("normalizes %j to %j", (typed, term) => {
  expect(searchTerm(typed)).toBe(term);
});

it.each([
  "",
  "ab",
  "  . ",
  "12345",
  "dana@example.com",
  "702-555-0142",
  "(702) 555 0142",
  "dana 7025550142",
  "https://example.com/spam",
])("ignores %j", (typed) => {
  expect(searchTerm(typed)).toBeNull();
});
