import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import { openEmbeddedDatabase } from "@/server/database";

/** Copies a migrated, empty cluster to a new data folder. */
export async function copyTemplate(folder: string): Promise<void> {
  const template = await embeddedTemplate();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  cpSync(join(template, "cluster"), join(folder, "cluster"), { recursive: true });
}

/** Path of the template, cached between runs by the hash of its inputs. */
export async function embeddedTemplate(): Promise<string> {
  const cache = join(process.cwd(), "node_modules/.cache");
  const kept = join(cache, `test-database-${templateHash()}`);
  if (existsSync(kept)) return kept;
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(`${kept}.`);
  const database = await openEmbeddedDatabase(draft);
  await database.migrate();
  await database.close();
  try {
    renameSync(draft, kept);
  } catch {
    // Another run finished the same template first.
    rmSync(draft, { recursive: true, force: true });
  }
  return kept;
}

function templateHash(): string {
  const hash = createHash("sha256");
  hash.update(readFileSync("node_modules/@electric-sql/pglite/package.json"));
  for (const entry of readdirSync("prisma/migrations", { recursive: true, withFileTypes: true }).sort(
    byName,
  )) {
    if (entry.isFile()) hash.update(entry.name).update(readFileSync(join(entry.parentPath, entry.name)));
  }
  return hash.digest("hex").slice(0, 16);
}

function byName(a: { parentPath: string; name: string }, b: { parentPath: string; name: string }): number {
  return join(a.parentPath, a.name) < join(b.parentPath, b.name) ? -1 : 1;
}
