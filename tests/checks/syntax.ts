import ts from "typescript";
import type { SourceFile } from "./files";

/** Several checks read the same files. */
const parsed = new WeakMap<SourceFile, ts.SourceFile>();

export function syntaxOf(file: SourceFile): ts.SourceFile {
  const known = parsed.get(file);
  if (known) return known;
  const kind = file.path.endsWith(".tsx") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true, kind);
  parsed.set(file, source);
  return source;
}

const isExported = (node: ts.Statement) =>
  ts.canHaveModifiers(node) &&
  ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** The exported functions of a file by their names, written as declarations or as constants. */
export function exportedFunctions(source: ts.SourceFile): [string, ts.SignatureDeclaration][] {
  return source.statements.filter(isExported).flatMap((statement): [string, ts.SignatureDeclaration][] => {
    if (ts.isFunctionDeclaration(statement)) return [[statement.name?.text ?? "default", statement]];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer))
        ? [[name.getText(), initializer] as [string, ts.SignatureDeclaration]]
        : [],
    );
  });
}

/** The nodes of a file for which `isWanted` is true, wherever they stand. */
export function nodesOf<N extends ts.Node>(
  source: ts.SourceFile,
  isWanted: (node: ts.Node) => node is N,
): N[] {
  const found: N[] = [];
  const visit = (node: ts.Node): void => {
    if (isWanted(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Where a node stands and its line, as a violation is reported. */
export function placeOf(node: ts.Node): string {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  return `${source.fileName}:${line + 1}: ${source.text.split("\n")[line]?.trim()}`;
}
