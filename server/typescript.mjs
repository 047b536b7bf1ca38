import { fileURLToPath } from "node:url";
import { createJiti } from "jiti";
import { distDir } from "./dist-dir.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, "");

/**
 * Imports TypeScript in the processes of a running shop. Each file is compiled once, when the site is built
 * (server/compile.mjs), and kept in the build folder, because others could write to a shared temporary one; a process
 * that finds all of them there never loads the compiler.
 * @param {string} from URL of the importing module
 * @param {Record<string, string>} [alias] besides `@`
 */
export function typescript(from, alias = {}) {
  return createJiti(from, {
    fsCache: `${ROOT}/${distDir()}/cache/jiti`,
    alias: { "@": ROOT, ...alias },
  });
}
