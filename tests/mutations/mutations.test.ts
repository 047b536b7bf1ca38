import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isEmbeddedOnly } from "@/tests/setup/embedded-only.mjs";
import { mutations } from "./mutations";

it.each(mutations)(
  "applies once to its file and names an existing test: $name",
  ({ file, find, replace, test, only }) => {
    expect(readFileSync(file, "utf8").split(find)).toHaveLength(2);
    expect(replace).not.toBe(find);
    const text = readFileSync(test, "utf8");
    if (only && !text.includes(".each(")) expect(text).toContain(only);
  },
);

it("a test that needs a server runs against one", () => {
  const never = mutations.filter(
    ({ needs, test }) => needs === "server" && isEmbeddedOnly(test, readFileSync(test, "utf8")),
  );
  expect(never.map(({ name }) => name)).toEqual([]);
});

it("names are unique", () => {
  expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length);
});
