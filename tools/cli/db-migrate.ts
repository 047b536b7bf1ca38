import { openDatabase } from "@/server/database";
import { runCommand, say } from "./launch/run-command";

runCommand(async () => {
  const database = await openDatabase(say);
  try {
    const applied = await database.migrate();
    say(applied.length > 0 ? `Migrations applied: ${applied.join(", ")}.` : "The database is up to date.");
  } finally {
    await database.close();
  }
});
