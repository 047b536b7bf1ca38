import ts from "typescript";
import { type Check, isCode, type SourceFile } from "./files";
import { nodesOf, syntaxOf } from "./syntax";

const MAX_LINES = 80;
/** Exempt: shadcn's generated components. */
const EXEMPT = /^components\/ui\//;

function longFunctions(file: SourceFile): string[] {
  const source = syntaxOf(file);
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  return nodesOf(source, ts.isFunctionLike).flatMap((node) => {
    const body = "body" in node ? node.body : undefined;
    const lines = body ? lineAt(body.getEnd()) - lineAt(body.getStart()) + 1 : 0;
    return lines > MAX_LINES && !isSuite(node)
      ? [`${file.path}:${lineAt(node.getStart())}: ${lines} lines`]
      : [];
  });
}

/** The callback of `describe` is a list of tests, not one piece of work. */
function isSuite({ parent }: ts.Node): boolean {
  return ts.isCallExpression(parent) && /^describe\b/.test(parent.expression.getText());
}

export const functionChecks: Check[] = [
  {
    name: `No function body is longer than ${MAX_LINES} lines`,
    run: (files) => files.filter((file) => isCode(file) && !EXEMPT.test(file.path)).flatMap(longFunctions),
  },
];
