import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Ctx } from "@/lib/context";
import type { Db } from "@/lib/db/client";
import { isTest, type SourceFile } from "@/tests/checks/files";
import { exportedFunctions, syntaxOf } from "@/tests/checks/syntax";
import { adminCtx, anonymousCtx, customerCtx } from "@/tests/factories/contexts";
import { load, sources } from "./find-entry-points";
import { HELPERS, OPEN, REFUSED_WITHIN, STEPS, SYSTEM_ONLY } from "./guard-table";

const codeOf = (folder: string): SourceFile[] =>
  sources(folder, /\.tsx?$/)
    .map((path) => ({ path, text: readFileSync(path, "utf8") }))
    .filter((file) => !isTest(file));

/** The functions of a file that act in somebody's name, with their text; those that a cache for staff makes too. */
function functionsOf({ path, text }: SourceFile): [string, string][] {
  const cached = [...text.matchAll(/^export const (\w+) = (cachedFor\w+)\(/gm)];
  const written = text.includes("Ctx") ? exportedFunctions(syntaxOf({ path, text })) : [];
  return [
    ...cached.map(([, name, maker]): [string, string] => [`${path}: ${name}`, String(maker)]),
    ...written
      .filter(([, { parameters }]) => parameters[0]?.type?.getText() === "Ctx")
      .map(([name, node]): [string, string] => [`${path}: ${name}`, node.getText()]),
  ];
}
const functions = new Map(codeOf("lib").flatMap(functionsOf));

const listed = (table: Readonly<Record<string, string>>) =>
  Object.entries(table).flatMap(([path, names]) => names.split(" ").map((name) => `${path}: ${name}`));
const systemOnly = listed(SYSTEM_ONLY);
const unguarded = [...[OPEN, HELPERS, STEPS].flatMap(listed), ...systemOnly];

const guarded = [...functions.keys()].filter((name) => !unguarded.includes(name));

it("the functions without a guard exist, are listed once and have none", () => {
  expect(functions.size).toBeGreaterThan(200);
  expect(unguarded.filter((name) => !functions.has(name))).toEqual([]);
  expect(new Set(unguarded).size).toBe(unguarded.length);
  expect(unguarded.filter((name) => functions.get(name)?.includes("requireAdmin("))).toEqual([]);
});

it("every other function asks for an admin in its own lines, or is listed as one that another refuses for", () => {
  const asks = /requireAdmin\(|^cachedFor/;
  expect(guarded.filter((name) => !asks.test(functions.get(name) ?? ""))).toEqual(listed(REFUSED_WITHIN));
});

it("no entry point calls a step", () => {
  const imported = ["app", "server", "tools"]
    .flatMap(codeOf)
    .flatMap(({ text }) => [...text.matchAll(/\{([^{}]*)\} (?:from |= await import\()"@\/(lib\/[^"]+)"/g)])
    .flatMap(([, names = "", path]) => [...names.matchAll(/\w+/g)].map(([name]) => `${path}.ts: ${name}`));
  expect(imported).toContain("lib/deals/create-deal.ts: createDeal");
  expect(listed(STEPS).filter((name) => imported.includes(name))).toEqual([]);
});

/** Nobody who is refused may have anything looked up before. */
const closedDatabase = new Proxy({} as Db, {
  get: (_, name) => {
    throw new Error(`The database was asked for ${String(name)}.`);
  },
});

type Verb = (ctx: Ctx, ...input: unknown[]) => unknown;

/** How a call with an empty input ends: the code of its refusal, or what happened instead. */
async function refusalOf(verb: Verb, ctx: Ctx): Promise<string> {
  try {
    const result = verb(ctx, {}, {}, {}, {});
    await (result && typeof result === "object" && "next" in result
      ? (result as AsyncGenerator).next()
      : result);
    return "none";
  } catch (error) {
    if (ctx.touched.size > 0) return `touched ${[...ctx.touched]}`;
    return (error as { code?: string }).code ?? String(error);
  }
}

async function refusals(name: string, ctxs: Ctx[]): Promise<string[]> {
  const [path = "", verb = ""] = name.split(": ");
  const { [verb]: called } = await load(path);
  return Promise.all(ctxs.map((ctx) => refusalOf(called as Verb, ctx)));
}

const visitor = () => anonymousCtx(closedDatabase);
const customer = () => customerCtx(closedDatabase);

it.each(guarded)("%s refuses everyone but an admin before it reads anything", async (name) => {
  expect(await refusals(name, [visitor(), customer()])).toEqual(["unauthenticated", "forbidden"]);
});

it.each(systemOnly)("%s refuses admins too", async (name) => {
  const people = [visitor(), customer(), adminCtx(closedDatabase)];
  expect(await refusals(name, people)).toEqual(people.map(() => "forbidden"));
});
