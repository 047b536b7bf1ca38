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
