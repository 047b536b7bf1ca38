import { parseEnv } from "@/lib/env";
import { requireFreePort } from "../ports";
import { announcePracticeShop, openPracticeShop, practiceEnv } from "../practice";
import { ensureClient } from "../prepare";
import { runCommand, say } from "../run-command";
import { Session } from "../session";
import { startWeb } from "../web";

/** The first answer waits for the compiler. */
const FIRST_COMPILE_MS = 180_000;

runCommand(() =>
  Session.run(async (session) => {
    const base = practiceEnv();
    const values = parseEnv(base);
    await requireFreePort(values.PORT, values.HOSTNAME, "Choose another: PORT=3001 npm run dev");
    ensureClient(say);
    const practice = await openPracticeShop(session, base);
    startWeb(session, "dev", values, practice);
    await announcePracticeShop(values, FIRST_COMPILE_MS);
    await session.untilStopped();
  }),
);
