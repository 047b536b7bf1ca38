import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { CommandError } from "@/server/command-error.mjs";
import { projectFiles } from "@/tests/checks/files";
import type { Mutation } from "./mutation";

/** A copy of the working tree, with its packages and its database client, in which controls can be switched off. */
export function copyTree(): string {
  const root = mkdtempSync(join(tmpdir(), "mpsv-mutations-"));
  for (const { path } of projectFiles()) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(path, join(root, path));
  }
  cpSync("prisma/generated", join(root, "prisma/generated"), { recursive: true });
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  return root;
}

/**
 * Switches a control off in a copy; what it returns switches it on again.
 * @throws {CommandError} when the text to replace is not there exactly once: the control was moved, and its entry must
 *   follow
 */
export function switchOff(root: string, { name, file, find, replace }: Mutation): () => void {
  const path = join(root, file);
  const text = readFileSync(path, "utf8");
  const times = text.split(find).length - 1;
  if (times !== 1)
    throw new CommandError(`${name}: ${file} holds the text to replace ${times} times.\n    ${find}`);
  writeFileSync(
    path,
    text.replace(find, () => replace),
  );
  return () => writeFileSync(path, text);
}
