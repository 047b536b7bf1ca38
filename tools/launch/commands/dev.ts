import { parseEnv } from "@/lib/env";
import { requireFreePort } from "../ports";
import { openPracticeShop, practiceEnv } from "../practice";
import { ensureClient } from "../prepare";
import { runCommand, say } from "../run-command";
import { Session } from "../session";
import { startWeb } from "../web";

runCommand(() =>
  Session.run(async (session) => {
    const base = practiceEnv();
    const values = parseEnv(base);
    await requireFreePort(values.PORT, values.HOSTNAME, "Choose another: PORT=3001 npm run dev");
    ensureClient(say);
    const practice = await openPracticeShop(session, base);
    startWeb(session, "dev", values, practice);
    await session.untilStopped();
  }),
);
