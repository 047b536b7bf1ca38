import { CommandError } from "@/server/command-error.mjs";
import { onlyArgument, refuseCommand } from "./launch/run-command";
import { runWithDatabase } from "./launch/run-with-database";

const USAGE = `Usage: npm run admin:revoke -- USERNAME
  Removes admin rights and ends every session of the account, which becomes a customer account.`;

const username = onlyArgument();

if (!username) refuseCommand(USAGE);
else {
  runWithDatabase(async (say) => {
    // The shop's code reads its environment when it is loaded, so it is loaded once the database is known.
    const [{ revokeAdmin }, { systemCtx }, { AppError }] = await Promise.all([
      import("@/lib/auth/revoke-admin"),
      import("@/lib/context"),
      import("@/lib/errors"),
    ]);
    const done = await revokeAdmin(systemCtx("cli"), { username }).catch((error: unknown) => {
      throw error instanceof AppError ? new CommandError(error.message) : error;
    });
    say(`${done.username} no longer has admin rights, and all their sessions have ended.`);
  });
}
