import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, renameSync } from "node:fs";
import { rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { SHORT_LIVED } from "./node-flags.mjs";

const DRAFT_MARK = ".creating-";
const CREATOR = fileURLToPath(new URL("create-cluster.mjs", import.meta.url));

/**
 * Less than PostgreSQL's default of 128 MB, all of which is touched at the start; further pages are in the system's
 * file cache.
 */
const SHARED_BUFFERS = "32MB";

/**
 * Opens the cluster, creating it when there is none. The caller holds the folder's lock.
 * @throws {Error} in one sentence when the database is damaged. What the file system refuses is thrown as it is
 */
export async function openCluster(folder: string): Promise<PGlite> {
  const parent = dirname(folder);
  for (const name of readdirSync(parent)) {
    if (name.startsWith(basename(folder) + DRAFT_MARK)) {
      // Retried, because its creator may still be writing to it, and rmSync would miss files that are added meanwhile.
      await rm(join(parent, name), { recursive: true, maxRetries: 10 });
    }
  }
  if (!existsSync(folder)) await createCluster(folder);
  // Without this file the engine makes an empty cluster in the place of the one that is there.
  if (!existsSync(join(folder, "PG_VERSION"))) throw damaged(folder);
  const startParams = [...PGlite.defaultStartParams, "-c", `shared_buffers=${SHARED_BUFFERS}`];
  try {
    return await PGlite.create({ dataDir: folder, extensions: { pg_trgm }, startParams });
  } catch (error) {
    if (error instanceof Error && "code" in error) throw error;
    throw damaged(folder, error);
  }
}

/** The engine's own words ("Aborted()") help nobody. */
const damaged = (folder: string, cause?: unknown): Error =>
  new Error(
    `The database in ${folder} cannot be opened: files are damaged or missing, or the disk is full. Make room, or restore a backup into another DATA_DIR (npm run db:restore).`,
    { cause },
  );

/**
 * Created under another name and renamed when complete, so that a start that is killed leaves nothing to repair. By a
 * process of its own, because the engine takes 150 MB for it that the owner would keep.
 */
async function createCluster(folder: string): Promise<void> {
  const draft = `${folder}${DRAFT_MARK}${process.pid}`;
  const creator = fork(CREATOR, [draft], { execArgv: [...process.execArgv, ...SHORT_LIVED] });
  const [code] = await once(creator, "exit");
  if (code !== 0) throw new Error(`The database could not be created in ${folder}.`);
  renameSync(draft, folder);
}
