import { parseEnv } from "@/lib/env";
import { requireFreePort } from "@/server/require-free-port";
import { CommandSession } from "./launch/command-session";
import { announcePracticeShop, openPracticeShop, practiceEnv } from "./launch/practice";
import { runCommand } from "./launch/run-command";
import { startWeb } from "./launch/web";

/** The first answer waits for the compiler. */
const FIRST_COMPILE_MS = 180_000;

runCommand(() =>
  CommandSession.run(async (session) => {
    const base = practiceEnv();
    const values = parseEnv(base);
    await requireFreePort(values.PORT, values.HOSTNAME, "choose another: PORT=3001 npm run dev");
    const practice = await openPracticeShop(session, base);
    startWeb(session, "dev", values, practice);
    await announcePracticeShop(values, FIRST_COMPILE_MS);
    await session.untilStopped();
  }),
);
