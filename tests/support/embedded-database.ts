import { mkdtempSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEmbedded } from "@/server/embedded-database/connect.mjs";
import { placesFor } from "@/server/embedded-database/places.mjs";
import { copyTemplate } from "./embedded-template";

/** Process id of the owner of a folder's database; null when there is none, or its file is being written. */
export function ownerPid(dataDir: string): number | null {
  try {
    return (JSON.parse(readFileSync(join(dataDir, "owner.json"), "utf8")) as { pid: number }).pid;
  } catch {
    return null;
  }
}

/** Kills the database process of a folder; false when there was none to kill. */
export function killOwner(dataDir: string): boolean {
  const pid = ownerPid(dataDir);
  if (pid === null) return false;
  try {
    process.kill(pid, "SIGKILL");
    return true;
  } catch {
    return false;
  }
}

/** Connection string of a folder's database. */
export const urlOfFolder = (dataDir: string): string => placesFor(dataDir).url;

export type TemporaryDatabase = { url: string; dataDir: string; close: () => Promise<void> };

/** An embedded database with the shop's tables in a temporary folder. */
export async function openTemporaryDatabase(): Promise<TemporaryDatabase> {
  const home = mkdtempSync(join(tmpdir(), "mpsv-database-"));
  const dataDir = join(home, "data");
  await copyTemplate(dataDir);
  const { url, close } = await openEmbedded(dataDir);
  return {
    url,
    dataDir,
    async close() {
      await close();
      await rm(home, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
