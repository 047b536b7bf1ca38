import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

export type SourceFile = { path: string; text: string };

/** A rule: its name, and one line for each violation. */
export type Check = { name: string; run: (files: SourceFile[]) => string[] | Promise<string[]> };

/** Every file of the project that git does not ignore. */
export function projectFiles(): SourceFile[] {
  const list = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
  return list
    .toString()
    .split("\0")
    .filter((path) => path && existsSync(path))
    .map((path) => ({ path, text: isText(path) ? readFileSync(path, "utf8") : "" }));
}

/** The text of a file; empty when there is none. */
export const textOf = (files: SourceFile[], path: string): string =>
  files.find((file) => file.path === path)?.text ?? "";

export const isCode = ({ path }: SourceFile): boolean => /\.[cm]?[jt]sx?$/.test(path);
export const isTest = ({ path }: SourceFile): boolean =>
  /\.(test|spec)\.tsx?$/.test(path) || path.startsWith("tests/");
export const lineCount = ({ text }: SourceFile): number => text.split("\n").length - 1;

function isText(path: string): boolean {
  return (
    /\.([cm]?[jt]sx?|css|md|json|ya?ml|prisma|sql|toml|example|npmrc)$/.test(path) || !/\.\w+$/.test(path)
  );
}
