import { existsSync } from "node:fs";
import { LaunchError } from "@/server/launch-error.mjs";
import { writeBackup } from "./backup/write-backup";
import { runWithDatabase } from "./launch/run-with-database";

runWithDatabase(async (say, url) => {
  const [file] = process.argv.slice(2);
  if (!file) throw new LaunchError("Name the backup file: npm run db:backup -- backups/2026-11-21.gz");
  if (existsSync(file)) throw new LaunchError(`${file} exists already: choose another name.`);
  const tables = await writeBackup(url, file);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  say(`Wrote ${rows} rows of ${tables.length} tables to ${file}. It contains personal data: keep it safe.`);
});
