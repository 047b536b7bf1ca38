import { expect, it } from "vitest";
import { serializeForScript } from "@/lib/seo/inline-script";

const hostile = [
  "</script><script>alert(1)</script>",
  "</SCRIPT ><img src=x onerror=alert(1)>",
  "<!--<script>",
  "]]>&lt;/script&gt;",
  "line\u2028and\u2029paragraph",
  '"quotes" and \\ backslash \\u003c',
];

it.each(hostile)("escapes %j without changing its value", (text) => {
  const written = serializeForScript({ title: text });
  expect(written).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(written)).toEqual({ title: text });
});

it("escapes keys as well as values", () => {
  expect(serializeForScript({ "</script>": 1 })).toBe('{"\\u003c/script\\u003e":1}');
});
