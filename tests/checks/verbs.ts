import { dirname } from "node:path";
import ts from "typescript";
import { type Check, isCode, isTest, type SourceFile } from "./files";
import { exportedFunctions, nodesOf, syntaxOf } from "./syntax";

const VERB_FILE = /^lib\/(?!actions\/|http\/)[a-z-]+\/[a-z0-9-]+\.ts$/;
const DATABASE_TEST = /\.integration\.test\.ts$/;

type Verb = { path: string; verb: string };

/** The functions that do something in somebody's name: a context, and what to do. */
function candidatesOf(file: SourceFile): (Verb & { isAsked: boolean })[] {
  if (!file.text.includes("ctx: Ctx")) return [];
  return exportedFunctions(syntaxOf(file)).flatMap(
    ([
      verb,
      {
        parameters: [context, input],
      },
    ]) =>
      context?.type?.getText() === "Ctx" && input
        ? [{ path: file.path, verb, isAsked: /^(input|values)$/.test(input.name.getText()) }]
        : [],
  );
}

/** One that only its own folder uses is a step of another, unless it takes what a caller sent. */
function verbsOf(code: readonly SourceFile[]): Verb[] {
  const candidates = code.filter(({ path }) => VERB_FILE.test(path)).flatMap(candidatesOf);
  const names = new RegExp(`\\b(?:${candidates.map(({ verb }) => verb).join("|")})\\b`, "g");
  const users = new Map<string, Set<string>>();
  for (const { path, text } of code)
    for (const [name] of text.matchAll(names))
      users.set(name, (users.get(name) ?? new Set()).add(dirname(path)));
  const isStep = ({ path, verb }: Verb) => [...(users.get(verb) ?? [])].every((one) => one === dirname(path));
  return candidates.filter((one) => one.isAsked || !isStep(one));
}

/** The names that a file uses; those that it only imports are none. */
function usedNames(file: SourceFile): Set<string> {
  const isUse = (node: ts.Node): node is ts.Identifier =>
    ts.isIdentifier(node) && !ts.isImportSpecifier(node.parent);
  return new Set(nodesOf(syntaxOf(file), isUse).map(({ text }) => text));
}

export const verbChecks: Check[] = [
  {
    name: "Every domain verb has a database test in its folder",
    run(files) {
      const code = files.filter((file) => isCode(file) && !isTest(file));
      const tested = new Map<string, Set<string>>();
      for (const file of files.filter(({ path }) => DATABASE_TEST.test(path))) {
        const folder = dirname(file.path);
        tested.set(folder, new Set([...(tested.get(folder) ?? []), ...usedNames(file)]));
      }
      return verbsOf(code)
        .filter(({ path, verb }) => !tested.get(dirname(path))?.has(verb))
        .map(({ path, verb }) => `${path}: ${verb}`);
    },
  },
];
