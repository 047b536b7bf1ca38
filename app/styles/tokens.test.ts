import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import config from "@/tailwind.config";
import { isCode, isTest, projectFiles } from "@/tests/checks/files";

const css = readFileSync("app/styles/tokens.css", "utf8");

it("sets each theme's colors for the backdrops of dialogs, too", () => {
  const selectors = [...css.matchAll(/([^{}/]+)\{[^{}]*--overlay:/g)].map(([, found = ""]) =>
    found.trim().split(/,\s+/),
  );
  expect(selectors).toEqual([
    [":root", "::backdrop"],
    [".dark", ".dark ::backdrop"],
  ]);
});

type Names = { [name: string]: string | Names };

/** The name in a class and the variable behind it, of each color: ["info-soft", "info-soft"]. */
const namedColors = (names: Names, before: string[] = []): [string, string][] =>
  Object.entries(names).flatMap(([name, value]) => {
    const path = name === "DEFAULT" ? before : [...before, name];
    if (typeof value !== "string") return namedColors(value, path);
    const variable = value.match(/^var\(--(.+)\)$/)?.[1];
    return variable ? [[path.join("-"), variable] as [string, string]] : [];
  });

it("has no variable that neither a style nor a class uses", () => {
  const files = projectFiles().filter((file) => /^(app|components)\//.test(file.path) && !isTest(file));
  const code = files
    .filter(isCode)
    .map(({ text }) => text)
    .join("\n");
  const all = files.map(({ text }) => text).join("\n");
  const hasClass = (kind: string, name: string) => new RegExp(`\\b${kind}-${name}(?![\\w-])`).test(code);
  const { colors, extend } = config.theme as { colors: Names; extend: { textColor: Names } };
  const used = new Set([
    ...[...all.matchAll(/\(--([\w-]+)\)/g)].map(([, name]) => name),
    ...[...code.matchAll(/(shadow-[\w-]+)/g)].map(([, name]) => name),
    ...namedColors(colors).flatMap(([name, variable]) => (hasClass("\\w+", name) ? [variable] : [])),
    ...namedColors(extend.textColor).flatMap(([name, variable]) =>
      hasClass("text", name) ? [variable] : [],
    ),
  ]);
  const declared = [...new Set([...css.matchAll(/^ +--([\w-]+):/gm)].map(([, name]) => name))];
  expect(declared.length).toBeGreaterThan(50);
  expect(declared.filter((name) => !used.has(name))).toEqual([]);
});
