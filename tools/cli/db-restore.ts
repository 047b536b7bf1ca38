import { existsSync } from "node:fs";
import { restoreBackup } from "./backup/restore-backup";
import { onlyArgument, refuseCommand } from "./launch/run-command";
import { runWithDatabase } from "./launch/run-with-database";
import { stopSignal } from "./launch/stop-signal";

const args = process.argv.slice(2);
const replace = args.includes("--replace");
const file = onlyArgument(args.filter((arg) => arg !== "--replace"));

if (!file) refuseCommand("Name the backup file: npm run db:restore -- backups/2026-11-21.gz [--replace]");
else if (!existsSync(file)) refuseCommand(`There is no file ${file}.`);
else {
  runWithDatabase(
    async (say, url) => {
      const tables = await restoreBackup(url, file, { replace, say, stop: stopSignal() });
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      say(
        `Restored ${rows} rows of ${tables.length} tables from ${file}. Restart the shop if it is running.`,
      );
    },
    { migrates: false },
  );
}
