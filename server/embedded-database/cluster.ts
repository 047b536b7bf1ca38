import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";

const DRAFT_MARK = ".creating-";

/** Opens the cluster, creating it when there is none. The caller holds the folder's lock. */
export async function openCluster(folder: string): Promise<PGlite> {
  const parent = dirname(folder);
  for (const name of readdirSync(parent)) {
    if (name.startsWith(basename(folder) + DRAFT_MARK)) rmSync(join(parent, name), { recursive: true });
  }
  if (!existsSync(folder)) await createCluster(folder);
  return PGlite.create({ dataDir: folder, extensions: { pg_trgm } });
}

/** Created under another name and renamed when complete, so that a start that is killed leaves nothing to repair. */
async function createCluster(folder: string): Promise<void> {
  const draft = `${folder}${DRAFT_MARK}${process.pid}`;
  const engine = await PGlite.create({ dataDir: draft, extensions: { pg_trgm } });
  await engine.exec("CHECKPOINT");
  await engine.close();
  renameSync(draft, folder);
}
