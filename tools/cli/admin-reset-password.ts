import { onlyArgument, refuseCommand } from "@/tools/cli/launch/run-command";
import { runWithDatabase } from "@/tools/cli/launch/run-with-database";

const USAGE = `Usage: npm run admin:reset-password -- USERNAME
  Prompts for the new password; an empty one is generated. Scripts can pipe it to standard input.
  Ends every session of the account.`;

const username = onlyArgument();

if (!username) refuseCommand(USAGE);
else {
  runWithDatabase(async (say) => {
    // The shop's code reads its environment when it is loaded, so it is loaded once the database is known.
    const { askAndReset } = await import("./admin/ask-and-reset");
    await askAndReset(username, say);
  });
}
