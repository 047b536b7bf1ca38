import ts from "typescript";
import { type Check, isCode, isTest, type SourceFile } from "./files";
import { nodesOf, placeOf, syntaxOf } from "./syntax";

/** What leaves a test out, runs no other one, or expects it to fail. `runIf` with a condition is what is allowed. */
const MODES = new Set(["skip", "skipIf", "only", "todo", "fixme", "fails", "fail", "failing"]);
const OTHER_NAMES = new Set(["xit", "xtest", "xdescribe", "fit", "fdescribe", "skip"]);
const SUITES = new Set(["it", "test", "describe", "suite", "bench"]);
/** What may have members of these names for other reasons. */
const NO_TESTS = /^tests\/bench\/(?!.*\.test\.ts$)/;

const WORDS = new RegExp(`\\b(?:${[...MODES, ...OTHER_NAMES, "runIf"].join("|")})\\b`);

/** The identifier that a chain such as `it.concurrent.each([1])` begins with. */
function rootOf(node: ts.Expression): string {
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node) || ts.isTaggedTemplateExpression(node))
    return rootOf(ts.isTaggedTemplateExpression(node) ? node.tag : node.expression);
  return ts.isIdentifier(node) ? node.text : "";
}

const isCalled = (node: ts.Node): boolean =>
  ts.isCallExpression(node.parent) && node.parent.expression === node;
const isConstant = (node: ts.Node | undefined) =>
  node?.kind === ts.SyntaxKind.TrueKeyword || node?.kind === ts.SyntaxKind.FalseKeyword;

/** `context.skip(condition, why)`: a test that finds out while it runs that it has nothing to run on. */
function isReasoned({ parent }: ts.Node): boolean {
  if (!ts.isCallExpression(parent) || parent.expression.getText() !== "context.skip") return false;
  return parent.arguments.length === 2 && !isConstant(parent.arguments[0]);
}

function leavesOut(node: ts.Node): boolean {
  if (ts.isIdentifier(node)) return OTHER_NAMES.has(node.text) && isCalled(node);
  if (ts.isPropertyAssignment(node))
    return (
      MODES.has(node.name.getText()) &&
      isConstant(node.initializer) &&
      ts.isCallExpression(node.parent.parent) &&
      SUITES.has(rootOf(node.parent.parent.expression))
    );
  if (ts.isElementAccessExpression(node))
    return (
      ts.isStringLiteralLike(node.argumentExpression) &&
      MODES.has(node.argumentExpression.text) &&
      SUITES.has(rootOf(node.expression))
    );
  if (!ts.isPropertyAccessExpression(node)) return false;
  const { text } = node.name;
  if (text === "runIf" && ts.isCallExpression(node.parent)) return isConstant(node.parent.arguments[0]);
  return MODES.has(text) && (isCalled(node) || SUITES.has(rootOf(node))) && !isReasoned(node);
}

function skippedTests(file: SourceFile): string[] {
  if (!WORDS.test(file.text)) return [];
  const matches = (node: ts.Node): node is ts.Node => leavesOut(node);
  return nodesOf(syntaxOf(file), matches).map(placeOf);
}

const LOOKS_LIKE_TEST = /\.(?:tests?|specs?|process|webkit)\.[cm]?[jt]sx?$/;
/** Where vitest.config.ts and playwright.config.ts look. */
const RUN = [
  /^(?:app|components|lib|prisma|server|tools|tests)\/(?!.*(?:\.integration|\broute)\.test\.ts$).*\.test\.tsx?$/,
  /^(?:app|lib|server|tools|tests)\/.*\.integration\.test\.ts$/,
  /^app\/.*\/route\.test\.ts$/,
  /^tests\/e2e\/.*\.spec\.ts$/,
  /^tests\/processes\/.*\.process\.ts$/,
  /^tests\/webkit\/.*\.webkit\.ts$/,
];

export const skippedTestChecks: Check[] = [
  {
    name: "Every test file is where its runner looks for it",
    run: (files) =>
      files
        .filter(({ path }) => LOOKS_LIKE_TEST.test(path) && !RUN.some((pattern) => pattern.test(path)))
        .map(({ path }) => path),
  },
  {
    name: "No test is skipped, focused or expected to fail",
    run: (files) =>
      files.filter((file) => isCode(file) && isTest(file) && !NO_TESTS.test(file.path)).flatMap(skippedTests),
  },
];
