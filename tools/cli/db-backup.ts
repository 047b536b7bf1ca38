import { existsSync } from "node:fs";
import { writeBackup } from "./backup/write-backup";
import { onlyArgument, refuseCommand } from "./launch/run-command";
import { runWithDatabase } from "./launch/run-with-database";
import { stopSignal } from "./launch/stop-signal";

const file = onlyArgument();

if (!file) refuseCommand("Name the backup file: npm run db:backup -- backups/2026-11-21.gz");
else if (existsSync(file)) refuseCommand(`${file} exists already: choose another name.`);
else {
  runWithDatabase(
    async (say, url) => {
      const tables = await writeBackup(url, file, stopSignal());
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      say(
        `Wrote ${rows} rows of ${tables.length} tables to ${file}. It contains personal data: keep it safe.`,
      );
    },
    { migrates: false },
  );
}
