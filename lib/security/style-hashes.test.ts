import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { hashSource } from "./inline-content.mjs";
import { LIBRARY_STYLE_HASHES } from "./style-hashes";

const read = (path: string) => readFileSync(`node_modules/${path}`, "utf8");

/** The text of a string or template literal without placeholders, as the engine would read it. */
const literal = (source: string) => JSON.parse(`"${source.replace(/^[`"]|[`"]$/g, "")}"`) as string;

it("matches the style sheets that the installed libraries insert", () => {
  const [, toaster = ""] = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(read("sonner/dist/index.mjs")) ?? [];
  const [, list = ""] =
    /__html: (`\[data-radix-select-viewport\][^`]*`)/.exec(read("@radix-ui/react-select/dist/index.mjs")) ??
    [];
  expect(toaster.length).toBeGreaterThan(1000);
  expect([hashSource(""), hashSource(literal(toaster)), hashSource(literal(list))]).toEqual(
    LIBRARY_STYLE_HASHES,
  );
});
