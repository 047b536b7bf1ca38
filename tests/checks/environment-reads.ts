import ts from "typescript";
import { type Check, isCode, isTest, type SourceFile } from "./files";
import { nodesOf, placeOf, syntaxOf } from "./syntax";

const ENV_READERS = /^(lib\/env\.ts|instrumentation\.ts$|server\/|tools\/|tests\/|[^/]+\.config\.(ts|mjs)$)/;

/** `process` on its own or of `globalThis`, except where another member of it than `env` is named at once. */
function reachesEnv(node: ts.Identifier): boolean {
  const { parent } = node;
  if (node.text !== "process") return false;
  const isMember = ts.isPropertyAccessExpression(parent) && parent.name === node;
  if (isMember && parent.expression.getText() !== "globalThis") return false;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return false;
  const whole: ts.Node = isMember ? parent : node;
  const { parent: user } = whole;
  return !(ts.isPropertyAccessExpression(user) && user.expression === whole && user.name.text !== "env");
}

function environmentReads(file: SourceFile): string[] {
  if (!file.text.includes("process")) return [];
  const source = syntaxOf(file);
  const reads = nodesOf(source, ts.isIdentifier).filter(reachesEnv);
  const imports = nodesOf(source, ts.isStringLiteral).filter(({ text }) => /^(node:)?process$/.test(text));
  return [...reads, ...imports].map(placeOf);
}

export const environmentReadChecks: Check[] = [
  {
    name: "In app, components and lib only lib/env reads process.env",
    run: (files) =>
      files
        .filter((file) => isCode(file) && !isTest(file) && !ENV_READERS.test(file.path))
        .flatMap(environmentReads),
  },
];
