import { readFileSync } from "node:fs";
import ts from "typescript";
import { expect, it } from "vitest";
import { nodesOf, syntaxOf } from "@/tests/checks/syntax";
import { isEmbeddedOnly } from "@/tests/setup/embedded-only.mjs";
import { mutations } from "./mutations";

const PLACEHOLDER = /%\w|\$[\w.]+/g;

/** A call such as `it("reads", …)`, `test.each(cases)("reads %s", …)` or `describe("a row", …)`. */
const isTitled = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  ts.isStringLiteralLike(node.arguments[0] ?? node) &&
  node.arguments.slice(1).some((argument) => ts.isFunctionLike(argument));

/** The titles of a file's tests, of `.each` with each text of the file in place of what varies, quoted for `$name`. */
function titlesOf(path: string): string[] {
  const file = syntaxOf({ path, text: readFileSync(path, "utf8") });
  const texts = nodesOf(file, ts.isStringLiteralLike).map(({ text }) => text);
  return nodesOf(file, isTitled).flatMap(({ arguments: [title] }) => {
    const { text } = title as ts.StringLiteralLike;
    return text.search(PLACEHOLDER) < 0
      ? [text]
      : texts.map((one) => text.replace(PLACEHOLDER, ([kind]) => (kind === "$" ? `'${one}'` : one)));
  });
}

const titles = new Map([...new Set(mutations.map(({ test }) => test))].map((path) => [path, titlesOf(path)]));

it.each(mutations)(
  "applies once to its file and names an existing test: $name",
  ({ file, find, replace, test, only }) => {
    expect(readFileSync(file, "utf8").split(find)).toHaveLength(2);
    expect(replace).not.toBe(find);
    expect(titles.get(test)?.some((title) => title.includes(only ?? ""))).toBe(true);
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
