import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
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

it("tests that do not run against a server are asked of the embedded database", () => {
  const onServer = mutations.filter(
    ({ project, needs }) => project === "integration" && needs !== "embedded",
  );
  const never = onServer.filter(
    ({ test }) =>
      test.startsWith("server/embedded-database/") || /^\/\/ Runs once: /m.test(readFileSync(test, "utf8")),
  );
  expect(never.map(({ name }) => name)).toEqual([]);
});

it("names are unique", () => {
  expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length);
});
