import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CommandError } from "@/server/command-error.mjs";
import { openEmbeddedDatabase } from "@/server/database";
import { onlyArgument, runCommand, say } from "./launch/run-command";
import { diffFromMigrations } from "./migrations/prisma-engine";

/** Writes the SQL that leads from the migrations to the schema as a new migration; changes no database. */
runCommand(async () => {
  const name = onlyArgument() ?? "";
  if (!/^[a-z][a-z0-9_]*$/.test(name)) {
    throw new CommandError("Name the migration in lower case: npm run db:new-migration -- add_deal_notes");
  }
  const sql = await diffOnScratchDatabase();
  if (!sql) {
    say("The migrations already match prisma/schema.prisma.");
    return;
  }
  const folder = join("prisma/migrations", `${stamp(new Date())}_${name}`);
  mkdirSync(folder);
  writeFileSync(join(folder, "migration.sql"), sql);
  say(`Wrote ${folder}/migration.sql: read it, then apply it with npm run db:migrate.`);
});

async function diffOnScratchDatabase(): Promise<string> {
  const scratch = mkdtempSync(join(tmpdir(), "mpsv-scratch-"));
  const database = await openEmbeddedDatabase(scratch);
  try {
    return await diffFromMigrations(database.url);
  } finally {
    await database.close();
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** 20261121130000, in UTC, as Prisma names its migrations. */
function stamp(now: Date): string {
  return now.toISOString().replace(/\D/g, "").slice(0, 14);
}
