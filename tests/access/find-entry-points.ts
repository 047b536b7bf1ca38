import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

/** The files of a folder and those below whose paths match, in order. */
export function sources(folder: string, name: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => join(folder, file))
    .filter((file) => name.test(file))
    .sort();
}

/** Loads a source file of the project by its path from the root. */
export const load = (path: string): Promise<Record<string, unknown>> =>
  import(/* @vite-ignore */ join(process.cwd(), path));

/** Every route handler in the tree: its name in the table and the way to load it. */
export async function routeEntryPoints(): Promise<{ name: string; file: string; method: string }[]> {
  const handlers = await Promise.all(
    sources("app", /\/route\.ts$/).map(async (file) => {
      const path = `/${file
        .replace(/^app\//, "")
        .replace(/\([^)]*\)\//g, "")
        .replace(/\/?route\.ts$/, "")}`;
      const exported = await load(file);
      return METHODS.filter((method) => method in exported).map((method) => ({
        name: `${method} ${path}`,
        file,
        method,
      }));
    }),
  );
  return handlers.flat();
}

/** Every file whose functions a browser can call, wherever the directive stands. */
export function actionFiles(): string[] {
  return ["app", "components", "lib"]
    .flatMap((folder) => sources(folder, /(?<!\.test)\.[cm]?[jt]sx?$/))
    .filter((file) => /^\s*["']use server["']/m.test(readFileSync(file, "utf8")));
}

export const adminPages = (): string[] => sources("app", /\/admin\/(.+\/)?page\.tsx$/);
