import { expect, it } from "vitest";
import { LATE_SCRIPTS_SCRIPT } from "@/components/layout/inline-scripts";
import { putOffScripts } from "./late-scripts";

const CHUNK = "/_next/static/chunks/a1.js";
const page = (scripts: string) =>
  `<html><head><script>${LATE_SCRIPTS_SCRIPT}</script>${scripts}</head></html>`;

it("puts off the scripts of the build, their ids kept", () => {
  const plain = `<script src="${CHUNK}" async=""></script>`;
  const started = `<script src="${CHUNK}" id="_R_" async=""></script>`;
  expect(putOffScripts(page(plain + started))).toBe(
    page(
      `<script type="late" src="${CHUNK}" async=""></script><script type="late" src="${CHUNK}" id="_R_" async=""></script>`,
    ),
  );
});

it("has none of them fetched beforehand", () => {
  const font = '<link rel="preload" as="font" href="/_next/static/media/a.woff2"/>';
  const script = `<link rel="preload" as="script" fetchPriority="low" href="${CHUNK}"/>`;
  expect(putOffScripts(page(font + script))).toBe(page(font));
});

it("leaves every other script alone", () => {
  const others = page(
    '<script src="https://widget.example/a.js" async=""></script><script>self.__next_f.push([0])</script><script src="/_next/static/chunks/old.js" noModule=""></script>',
  );
  expect(putOffScripts(others)).toBe(others);
});

it("leaves a page alone that would never start them", () => {
  const bare = `<script src="${CHUNK}" async=""></script>`;
  expect(putOffScripts(bare)).toBe(bare);
});
