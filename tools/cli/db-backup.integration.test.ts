// Runs once: it tests the command; backup.integration.test.ts writes backups of older versions on both.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { migrate, migrationNames } from "@/lib/db/migrate";
import { dataFolder } from "@/tests/support/data-folder";
import { emptyDatabase } from "@/tests/support/empty-database";
import { query } from "@/tests/support/postgres";
import { spawnNode } from "@/tests/support/spawned-process";
import { temporaryFolder } from "@/tests/support/temporary-folder";

/** Runs `npm run db:backup` with this database; returns how it ended and what it printed. */
async function backUp(file: string, env: Record<string, string>) {
  const command = spawnNode(["tools/cli/db-backup.ts", file], { env: { ...process.env, ...env } });
  const { code } = await command.exited;
  return { code, printed: command.output() };
}

it("backs up a database of an older version as it is", async () => {
  const url = await emptyDatabase();
  const [first = ""] = migrationNames();
  await migrate(url, { only: [first] });
  expect(await backUp(join(temporaryFolder(), "older.gz"), { DATABASE_URL: url })).toMatchObject({ code: 0 });
  expect(await query(url, "SELECT migration_name AS name FROM _prisma_migrations")).toEqual([
    { name: first },
  ]);
});

it("holds a few pictures at a time, however many there are", async () => {
  const url = await emptyDatabase();
  await migrate(url);
  await query(url, "INSERT INTO images (hash, width, height) VALUES ('many', 1, 1)");
  await query(
    url,
    `INSERT INTO image_variants SELECT 'many', n, 'webp', decode(repeat('ab', 600000), 'hex')
     FROM generate_series(1, 60) AS n`,
  );
  const small = { DATABASE_URL: url, NODE_OPTIONS: "--max-old-space-size=64" };
  expect(await backUp(join(temporaryFolder(), "many.gz"), small)).toMatchObject({ code: 0 });
});

it("refuses to back up a database without a shop", async () => {
  const file = join(temporaryFolder(), "none.gz");
  const folder = await dataFolder({ holds: "cluster" });
  const { code, printed } = await backUp(file, { DATABASE_URL: "", DATA_DIR: folder });
  expect([code, printed]).toEqual([1, "The database holds no shop: check DATABASE_URL or DATA_DIR.\n"]);
  expect(existsSync(file)).toBe(false);
});
