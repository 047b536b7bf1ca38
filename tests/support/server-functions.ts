import { readFileSync } from "node:fs";
import { join } from "node:path";
import { distDir } from "@/server/dist-dir.mjs";

type Manifest = { node: Record<string, { exportedName: string }> };

/**
 * The id by which a browser calls a server function of the build.
 * @throws when the build has none of this name
 */
export function serverFunctionId(name: string): string {
  const file = join(distDir(), "server/server-reference-manifest.json");
  const { node } = JSON.parse(readFileSync(file, "utf8")) as Manifest;
  const [id] = Object.entries(node).find(([, { exportedName }]) => exportedName === name) ?? [];
  if (!id) throw new Error(`The build has no server function ${name}.`);
  return id;
}
