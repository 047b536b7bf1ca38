import ts from "typescript";
import { type Check, isCode, type SourceFile } from "./files";

const MAX_LINES = 80;
/** Exempt: shadcn's generated components and Prisma's client. */
const EXEMPT = /^(components\/ui\/|prisma\/generated\/)/;

function longFunctions({ path, text }: SourceFile): string[] {
  const kind = path.endsWith(".tsx") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && "body" in node && node.body) {
      const body = node.body as ts.Node;
      const lines = lineAt(body.getEnd()) - lineAt(body.getStart()) + 1;
      if (lines > MAX_LINES && !isSuite(node))
        found.push(`${path}:${lineAt(node.getStart())}: ${lines} lines`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
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
