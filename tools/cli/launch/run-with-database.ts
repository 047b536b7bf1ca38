import { openDatabase } from "@/server/database";
import { runCommand, say } from "./run-command";

/** Runs a command against the database the environment names, opened and migrated before, closed after. */
export function runWithDatabase(work: (say: (line: string) => void, url: string) => Promise<void>): void {
  runCommand(async () => {
    const database = await openDatabase(say);
    try {
      await database.migrate();
      process.env.DATABASE_URL = database.url;
      await work(say, database.url);
    } finally {
      await database.close();
    }
  });
}
