import { expect, it } from "vitest";
import { environmentReadChecks } from "./environment-reads";
import type { Check, SourceFile } from "./files";
import { houseRules } from "./house-rules";
import { securityPageChecks } from "./security-page";
import { skippedTestChecks } from "./skipped-tests";
import { verbChecks } from "./verbs";

const file = (path: string, text = ""): SourceFile => ({ path, text });
/** How many violations the checks find whose names begin with this. */
async function found(checks: Check[], name: string, ...files: SourceFile[]): Promise<number> {
  const check = checks.find((one) => one.name.startsWith(name));
  if (!check) throw new Error(`There is no check "${name}".`);
  return (await check.run(files)).length;
}

it.each([
  "it.skip('x', f)",
  "it.each([1]).skip('x', f)",
  "it.skip.each([1])('x', f)",
  "test.concurrent.skip('x', f)",
  "test.describe.skip('x', f)",
  "xit('x', f)",
  "xdescribe('x', f)",
  "fit('x', f)",
  "it.skipIf(true)('x', f)",
  "it.runIf(false)('x', f)",
  "test.fails('x', f)",
  "test.fixme('x', f)",
  "describe.todo('x')",
  "it.only('x', f)",
  "onServer.skip('x', f)",
  "const onServer = isServer ? test : test.skip;",
  "it('x', { skip: true }, f)",
  "it['skip']('x', f)",
  "describe[`only`]('x', f)",
  "it('x', ({ skip }) => skip())",
  "it('x', (context) => context.skip())",
  "it('x', (context) => context.skip(true, 'why'))",
])("finds a test that is left out by %s", async (text) => {
  expect(await found(skippedTestChecks, "No test is skipped", file("lib/a.test.ts", text))).toBe(1);
});

it.each([
  "it.runIf(hasRedis)('x', f)",
  "it('x', (context) => context.skip(!hasRoom, 'no room'))",
  "expect(parse(['--only']).only).toBe(true); // it.skip",
  "read({ skip: true })",
])("does not take %s for a test that is left out", async (text) => {
  expect(await found(skippedTestChecks, "No test is skipped", file("lib/a.test.ts", text))).toBe(0);
});

it.each([
  "process.env.A",
  'process["env"]',
  "const { env } = process",
  "read(process)",
  "globalThis.process.env",
  'import { env } from "node:process"',
  'const { env } = await import("process")',
])("finds the reading of the environment by %s", async (text) => {
  expect(await found(environmentReadChecks, "In app", file("lib/a.ts", text))).toBeGreaterThan(0);
});

it.each([
  "process.exit(1)",
  "globalThis.process.pid",
  "// process.env",
  "work({ process: 1 })",
  "job.process.env",
])("does not take %s for one", async (text) => {
  expect(await found(environmentReadChecks, "In app", file("lib/a.ts", text))).toBe(0);
});

const USER = file("app/page.tsx", "pay");
it.each([
  "export async function pay(ctx: Ctx, id: string) {}",
  "export async function pay(\n  ctx: Ctx,\n  order: Order,\n): Promise<void> {}",
  "export const pay = async (ctx: Ctx, id: string) => {};",
  "export function pay(ctx: Ctx, id: string): Promise<void> {}",
])("asks for a database test of %s", async (text) => {
  const verb = file("lib/orders/pay.ts", text);
  const missing = (...tests: SourceFile[]) => found(verbChecks, "Every domain verb", verb, USER, ...tests);
  const test = (said: string) => file("lib/orders/pay.integration.test.ts", said);
  expect(await missing(test("// pay(ctx) is tested elsewhere"))).toBe(1);
  expect(await missing(test('import { pay } from "./pay";'))).toBe(1);
  expect(await missing(file("lib/deals/pay.integration.test.ts", "await pay(ctx, 1);"))).toBe(1);
  expect(await missing(test("await pay(ctx, 1);"))).toBe(0);
});

it("asks for one in a folder of two words", async () => {
  const verb = file("lib/gift-cards/pay-2.ts", "export async function pay(ctx: Ctx, id: string) {}");
  expect(await found(verbChecks, "Every domain verb", verb, USER)).toBe(1);
});

it("asks for none of a step that only its folder uses, unless it takes what a caller sent", async () => {
  const verbs = (...files: SourceFile[]) => found(verbChecks, "Every domain verb", ...files);
  const user = file("lib/orders/pay-all.ts", "pay");
  expect(
    await verbs(file("lib/orders/pay.ts", "export async function pay(ctx: Ctx, id: string) {}"), user),
  ).toBe(0);
  expect(
    await verbs(file("lib/orders/pay.ts", "export async function pay(ctx: Ctx, input: Id) {}"), user),
  ).toBe(1);
});

it.each([
  'log.warn("it broke")',
  'log.fatal({ err }, "it broke")',
  "logger?.error(`it broke`)",
  'const WHY = "it broke"; log.warn({ err }, WHY)',
  'const WHY = "it broke"; log.warn({ err }, isFirst ? WHY : WHY)',
  'log.warn({ err }, "it broke " + times)',
  "log.error({ err }, error.message)",
])("looks for an explanation of %s", async (text) => {
  const alarm = file("lib/a.ts", text);
  const page = file("docs/operations.md", "`it broke`");
  const isReadable = !/times|error\.message/.test(text);
  expect(await found(securityPageChecks, "The operations page", alarm)).toBeGreaterThan(0);
  expect(await found(securityPageChecks, "The operations page", alarm, page)).toBe(isReadable ? 0 : 1);
});

it.each([
  ["z.input<typeof NoteInput>", 0],
  ["z.output<typeof NoteInput>", 1],
  ["z.infer<typeof NoteInput>", 1],
])("finds whether the type of an Input schema is what callers send: %s", async (type, count) => {
  const schema = file("lib/notes/schema.ts", `export type NoteInput = ${type};`);
  expect(await found(houseRules, "The type of an Input schema", schema)).toBe(count);
});

it.each([
  ["glass border-b", 0],
  ["bg-overlay backdrop:bg-overlay", 0],
  ["bg-overlay backdrop-blur-xs", 1],
])("finds a filter on what is behind in %s", async (classes, count) => {
  const bar = file("components/layout/bar.tsx", `<div className="${classes}" />`);
  expect(await found(houseRules, "Nothing but the site's header", bar)).toBe(count);
});

it.each([
  ["py-section page-width", 0],
  ["border-y bg-muted py-section", 1],
])("finds a band with a ground of its own in %s", async (classes, count) => {
  const page = file("app/(site)/about/page.tsx", `<section className="${classes}" />`);
  expect(await found(houseRules, "A band across a page", page)).toBe(count);
});

it.each(["app/api/x/route.tsx", "app/api/route.js", "app/admin/page.ts", "app/page.mdx", "pages/api/x.ts"])(
  "refuses %s, which the access tests would not find",
  async (path) => {
    expect(await found(houseRules, "Routes and pages", file(path))).toBe(1);
  },
);

it.each(["app/api/x/route.ts", "app/page.tsx", "lib/integrations/clover/page.ts", "app/x/page-part.ts"])(
  "allows %s",
  async (path) => {
    expect(await found(houseRules, "Routes and pages", file(path))).toBe(0);
  },
);

it.each([
  ["w-full", 0],
  ["lg:w-[36rem] lg:[zoom:0.56]", 1],
])("finds what is zoomed in %s", async (classes, count) => {
  const preview = file("app/admin/preview.tsx", `<div className="${classes}" />`);
  expect(await found(houseRules, "Nothing is zoomed", preview)).toBe(count);
});

it.each([
  ["empty:hidden", 0],
  ["has-[>:empty]:hidden", 1],
])("finds what depends on an empty child in %s", async (classes, count) => {
  const list = file("app/admin/list.tsx", `<div className="${classes}" />`);
  expect(await found(houseRules, "No style depends", list)).toBe(count);
});

it.each([
  'import { db } from "@/lib/db/client";',
  'import { db } from "../lib/db/client";',
  'const { db } = await import("@/lib/db/client");',
  'import { Prisma } from "../prisma/generated/client";',
  'import "pg";',
  'export { Pool } from "pg";',
])("finds the database client of a page in %s", async (text) => {
  expect(await found(houseRules, "The database client", file("app/page.tsx", text))).toBe(1);
  expect(await found(houseRules, "The database client", file("lib/orders/queries.ts", text))).toBe(0);
});

it.each([
  ['"use client";', 1],
  ['// Draws.\n\n/* At once. */\n"use client";', 1],
  ['import x from "y";\n"use client";', 0],
])("finds whether %j makes a page one of the browser", async (text, count) => {
  expect(await found(houseRules, "Pages and layouts", file("app/page.tsx", text))).toBe(count);
});

it.each([
  ['export const metadata = pageMetadata("about");', 0],
  ["export async function generateMetadata({ params }: Props) {}", 0],
  ['export const metadata = { title: "About" };', 1],
  ["", 1],
])("asks for title, description and keywords of %j", async (text, count) => {
  expect(await found(houseRules, "Every public page", file("app/(site)/about/page.tsx", text))).toBe(count);
});

it.each(["// @ts-ignore", "// @ts-expect-error wrong", "// @ts-nocheck", "// TODO: more"])(
  "finds what is left by %j",
  async (text) => {
    expect(await found(houseRules, "No TODO", file("lib/a.ts", text))).toBe(1);
  },
);

it.each(["lib/a.js", "lib/a.cjs", "lib/a.mts", "lib/a.jsx"])("reads %s as code", async (path) => {
  expect(await found(environmentReadChecks, "In app", file(path, "process.env.A"))).toBe(1);
});

it.each([
  ["lib/orders/pay.test.ts", 0],
  ["app/api/x/route.test.ts", 0],
  ["tests/e2e/deals.spec.ts", 0],
  ["tests/processes/two-shops.process.ts", 0],
  ["tests/webkit/site.webkit.ts", 0],
  ["middleware.test.ts", 1],
  ["lib/http/route.test.ts", 1],
  ["lib/orders/pay.spec.ts", 1],
  ["lib/orders/pay.tests.ts", 1],
  ["lib/orders/pay.test.mts", 1],
  ["tests/e2e/deals.test.tsx", 0],
  ["tests/support/shop.process.ts", 1],
])("knows who runs %s", async (path, count) => {
  expect(await found(skippedTestChecks, "Every test file", file(path, 'it("x", f)'))).toBe(count);
});
