import { openDatabase, withShopConnections } from "@/server/database";
import { runCommand, say } from "./run-command";

type Work = (say: (line: string) => void, url: string) => Promise<void>;

/**
 * Runs a command against the database the environment names, opened before and closed after.
 * @param migrates false when the work needs the database as it is
 */
export function runWithDatabase(work: Work, { migrates = true } = {}): void {
  runCommand(async () => {
    const database = await openDatabase(say);
    try {
      const applied = migrates ? await database.migrate() : [];
      if (applied.length > 0) say(`Migrations applied: ${applied.join(", ")}.`);
      process.env.DATABASE_URL = database.url;
      // Quiet, because a command prints what it has done.
      process.env.LOG_LEVEL ??= "error";
      await withShopConnections(database, () => work(say, database.url));
    } finally {
      await database.close();
    }
  });
}
