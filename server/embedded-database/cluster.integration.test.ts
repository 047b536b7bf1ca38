import { cpSync, readdirSync, rmSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { dataFolder, openFor } from "@/tests/support/data-folder";
import { query } from "@/tests/support/postgres";
import { openEmbedded } from "./connect.mjs";
import { SHORT_LIVED } from "./node-flags.mjs";

const refusalOf = (folder: string) =>
  openEmbedded(folder, undefined, SHORT_LIVED).then(
    () => "opened",
    (error: Error) => error.message,
  );

function removeSegments(cluster: string): void {
  for (const name of readdirSync(join(cluster, "pg_wal")))
    if (/^[0-9A-F]{24}$/.test(name)) rmSync(join(cluster, "pg_wal", name));
}

it.each([
  [
    "its control file is cut short",
    (cluster: string) => truncateSync(join(cluster, "global/pg_control"), 100),
  ],
  ["its write-ahead log is missing", removeSegments],
  ["the file map is missing", (cluster: string) => rmSync(join(cluster, "global/pg_filenode.map"))],
])(
  "a database is refused with one sentence when %s",
  async (_what, damage) => {
    const folder = await dataFolder();
    damage(join(folder, "cluster"));
    expect(await refusalOf(folder)).toBe(
      `The database in ${join(folder, "cluster")} cannot be opened: files are damaged or missing, or the disk is full. Make room, or restore a backup into another DATA_DIR (npm run db:restore).`,
    );
  },
  60_000,
);

it("a database without its version file, as of a copy cut short, is refused and not replaced by an empty one", async () => {
  const folder = await dataFolder();
  const version = join(folder, "cluster/PG_VERSION");
  const kept = join(folder, "kept");
  cpSync(version, kept);
  rmSync(version);
  expect(await refusalOf(folder)).toMatch(/cannot be opened: files are damaged or missing/);
  cpSync(kept, version);
  const { url } = await openFor(folder);
  expect(await query(url, "SELECT to_regclass('products') IS NOT NULL AS found")).toEqual([{ found: true }]);
}, 60_000);
