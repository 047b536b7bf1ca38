import { readFileSync } from "node:fs";
import { join } from "node:path";
import { copyTemplate } from "@/tests/setup/embedded-template";
import { type EmbeddedDatabase, openEmbedded } from "@/tools/launch/embedded/connect";
import type { Torture } from "../scenario";

/** The process that has the folder's database open now; null when nobody has, or its note is being written. */
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

/** An embedded database with the shop's tables in a folder of the scenario's. */
export async function openMigrated(
  torture: Torture,
  name: string,
): Promise<EmbeddedDatabase & { dataDir: string }> {
  const dataDir = join(torture.folder, name);
  await copyTemplate(dataDir);
  const database = await openEmbedded(dataDir);
  torture.atEnd(() => database.close());
  return { ...database, dataDir };
}
