import { LaunchError } from "@/server/launch-error.mjs";
import { restoreBackup } from "./backup/restore-backup";
import { runWithDatabase } from "./launch/run-with-database";

runWithDatabase(async (say, url) => {
  const args = process.argv.slice(2);
  const [file] = args.filter((arg) => !arg.startsWith("--"));
  if (!file) throw new LaunchError("Name the backup file: npm run db:restore -- backups/2026-11-21.gz");
  const tables = await restoreBackup(url, file, { replace: args.includes("--replace") });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  say(`Restored ${rows} rows of ${tables.length} tables from ${file}. Restart the shop if it is running.`);
});
