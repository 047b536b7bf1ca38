import { parseEnv } from "@/lib/env";
import { requireFreePort } from "@/server/require-free-port";
import { CommandSession } from "./launch/command-session";
import { ensureBuild } from "./launch/ensure-build";
import { announcePracticeShop, givePracticeTiers, openPracticeShop, practiceEnv } from "./launch/practice";
import { runCommand, say } from "./launch/run-command";
import { startWeb } from "./launch/web";

runCommand(() =>
  CommandSession.run(async (session) => {
    const base = practiceEnv();
    const values = parseEnv(base);
    await requireFreePort(values.PORT, values.HOSTNAME, "choose another: PORT=3001 npm run demo");
    await ensureBuild(say);
    const practice = await openPracticeShop(session, base);
    startWeb(session, "start", values, practice);
    await announcePracticeShop(values);
    say("Sample data only. Ctrl-C stops the shop and everything it started.");
    await givePracticeTiers(values);
    await session.untilStopped();
  }),
);
