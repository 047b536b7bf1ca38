import { parseEnv } from "@/lib/env";
import { requireFreePort } from "../ports";
import { openPracticeShop, practiceEnv, registerDemoAdmin } from "../practice";
import { ensureClient } from "../prepare";
import { runCommand, say } from "../run-command";
import { Session, untilLive } from "../session";
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
    const address = `http://localhost:${values.PORT}`;
    await untilLive(address, FIRST_COMPILE_MS);
    say(`The shop is open: ${values.NEXTAUTH_URL}`);
    say(await registerDemoAdmin(address, values));
    await session.untilStopped();
  }),
);
