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

/** What a template holds: a cluster without tables, or with all migrations applied. */
type Template = "cluster" | "tables";

/** Copies a template to a new data folder. */
export async function copyTemplate(folder: string, template: Template = "tables"): Promise<void> {
  const from = await embeddedTemplate(template);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  cpSync(join(from, "cluster"), join(folder, "cluster"), { recursive: true });
}

/** Path of a template, cached between runs by the hash of its inputs. */
export async function embeddedTemplate(template: Template = "tables"): Promise<string> {
  const cache = join(process.cwd(), "node_modules/.cache");
  const kept = join(cache, `test-${template}-${template === "tables" ? hashOfTables() : hashOfEngine()}`);
  if (existsSync(kept)) return kept;
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(`${kept}.`);
  if (template === "tables") await copyTemplate(draft, "cluster");
  const database = await openEmbeddedDatabase(draft);
  if (template === "tables") await database.migrate();
  await database.close();
  try {
    renameSync(draft, kept);
  } catch {
    // Another run finished the same template first.
    rmSync(draft, { recursive: true, force: true });
  }
  return kept;
}

const ENGINE = "node_modules/@electric-sql/pglite/package.json";

const hashOfEngine = (): string =>
  createHash("sha256").update(readFileSync(ENGINE)).digest("hex").slice(0, 16);

function hashOfTables(): string {
  const hash = createHash("sha256").update(readFileSync(ENGINE));
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
