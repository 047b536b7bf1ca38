import ts from "typescript";
import { type Check, isCode, isTest, type SourceFile, textOf } from "./files";
import { nodesOf, placeOf, syntaxOf } from "./syntax";

const PAGE = "docs/security.md";
const OPERATIONS = "docs/operations.md";

type Row = { id: string; shownBy: string };
type Standing = "tested" | "not yet" | "not applicable";

function rows(page: string): Row[] {
  return [...page.matchAll(/^\| ([A-Z]\d\d) +\|[^|]+\| (.*?) +\|$/gm)].map(([, id = "", shownBy = ""]) => ({
    id,
    shownBy,
  }));
}

function standing({ shownBy }: Row): Standing {
  if (shownBy.startsWith("not tested yet")) return "not yet";
  return shownBy.startsWith("does not apply") ? "not applicable" : "tested";
}

const LOGGERS = /^(app|components|lib|server)\/|^instrumentation\.ts$/;
/** Logs the sentence of an error that it translates; the page has a row for those. */
const LOGS_SENTENCES = { path: "lib/to-app-error.ts", message: "error.message" };

/** The texts an expression may have; null for one that is not written out in its file. */
function textsOf(node: ts.Expression | undefined): string[] | null {
  if (!node) return null;
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isConditionalExpression(node)) {
    const [one, other] = [textsOf(node.whenTrue), textsOf(node.whenFalse)];
    return one && other && [...one, ...other];
  }
  if (!ts.isIdentifier(node)) return null;
  const constants = nodesOf(node.getSourceFile(), ts.isVariableDeclaration);
  return textsOf(constants.find(({ name }) => name.getText() === node.text)?.initializer);
}

/** Messages logged at a level that needs attention. One that is composed cannot be looked up. */
function alarms(file: SourceFile): { messages: string[]; unreadable: string[] } {
  const found = { messages: [] as string[], unreadable: [] as string[] };
  if (!LOGGERS.test(file.path) || !isCode(file) || isTest(file)) return found;
  if (!/\.(warn|error|fatal)\b/.test(file.text)) return found;
  for (const { expression, arguments: given } of nodesOf(syntaxOf(file), ts.isCallExpression)) {
    if (!/\b(log|logger)(\(\))?\??\.(warn|error|fatal)$/.test(expression.getText())) continue;
    const message = given.at(-1);
    const texts = textsOf(message);
    if (texts) found.messages.push(...texts);
    else if (file.path !== LOGS_SENTENCES.path || message?.getText() !== LOGS_SENTENCES.message)
      found.unreadable.push(placeOf(expression));
  }
  return found;
}

export const securityPageChecks: Check[] = [
  {
    name: "The security page states the right counts, and every row names a file",
    run(files) {
      const page = textOf(files, PAGE);
      const table = rows(page);
      const count = (wanted: Standing) => table.filter((row) => standing(row) === wanted).length;
      const sentence = `Of the ${table.length}, ${count("tested")} have a test, ${count("not yet")} have none yet, and ${count("not applicable")} does not apply.`;
      const unnamed = table.filter((row) => standing(row) === "tested" && !row.shownBy.includes("]("));
      return [
        ...(page.replace(/\s+/g, " ").includes(sentence) ? [] : [`${PAGE} should say: ${sentence}`]),
        ...unnamed.map(({ id }) => `${PAGE}: ${id} names no file`),
      ];
    },
  },
  {
    name: "The operations page explains every logged warning and error",
    run(files) {
      const page = textOf(files, OPERATIONS);
      const found = files.map(alarms);
      return [
        ...found.flatMap(({ unreadable }) =>
          unreadable.map((place) => `a message that is not written out: ${place}`),
        ),
        ...found
          .flatMap(({ messages }) => messages)
          .filter((message) => !page.includes(`\`${message}\``))
          .map((message) => `${OPERATIONS} does not explain "${message}"`),
      ];
    },
  },
];
