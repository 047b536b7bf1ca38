import { firstAdminLines } from "@/lib/auth/first-admin";
import { createDb } from "@/lib/db/client";
import { type Env, env, requireProductionEnv } from "@/lib/env";
import { openDatabase } from "../database";
import { LaunchError } from "../launch-error";
import { requireFreePort } from "../ports";
import { isBuilt } from "../prepare";
import { runCommand, say } from "../run-command";
import { Session, untilLive } from "../session";
import { startWeb } from "../web";

async function firstAdminAdvice(url: string, values: Env): Promise<string[]> {
  const handle = createDb(url, 1);
  return firstAdminLines(handle, values).finally(() => handle.$disconnect());
}

runCommand(() =>
  Session.run(async (session) => {
    const values = requireProductionEnv(env());
    await requireFreePort(values.PORT, values.HOSTNAME, "Stop it, or choose another port with PORT.");
    if (!isBuilt()) throw new LaunchError("The site is not built: run npm ci && npm run build first.");
    session.database = await openDatabase(say);
    const applied = await session.database.migrate();
    if (applied.length > 0) say(`Migrations applied: ${applied.join(", ")}.`);
    startWeb(session, "start", values, { ...process.env, DATABASE_URL: session.database.url });
    await untilLive(`http://localhost:${values.PORT}`);
    say(`The shop is open at ${values.NEXTAUTH_URL}.`);
    for (const line of await firstAdminAdvice(session.database.url, values)) say(line);
    await session.untilStopped();
  }),
);
