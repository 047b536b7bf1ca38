import { expect, it } from "vitest";
import { searchTerm } from "@/lib/insight/search-term";

it.each([
  ["  Delta-8   GUMMIES ", "delta-8 gummies"],
  ["Ｋｒａｔｏｍ", "kratom"],
  ["14mm bowl", "14mm bowl"],
  ["bowl 14/18", "bowl 14/18"],
  ["adapter 10/14/18", "adapter 10/14/18"],
  ["1/2/3 Go papers", "1/2/3 go papers"],
  ["1 1/4 papers 24/50", "1 1/4 papers 24/50"],
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
  "call 702/555/0142",
  "call (702) / 555 / 0142",
  "dana 4/9/1990",
  "dana 04/19/1990",
  "https://example.com/spam",
])("ignores %j", (typed) => {
  expect(searchTerm(typed)).toBeNull();
});
