import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "@/lib/env";
import { freePort } from "@/tools/launch/ports";
import { openPracticeShop, practiceEnv } from "@/tools/launch/practice";
import { ensureBuild } from "@/tools/launch/prepare";
import { say } from "@/tools/launch/run-command";
import { type Session, untilLive } from "@/tools/launch/session";
import { startWeb } from "@/tools/launch/web";
import { stopped } from "../child";

export type Site = { url: string; web: ChildProcess; close: () => Promise<void> };

/** The shop as the demo opens it, production build and all, on a free port and in a temporary folder. */
export async function openPracticeSite(session: Session): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), "mpsv-bench-site-"));
  await ensureBuild(say);
  const port = String(await freePort());
  const base = practiceEnv({ ...process.env, DATA_DIR: dataDir, PORT: port, NEXTAUTH_URL: "" });
  const values = parseEnv(base);
  const env = await openPracticeShop(session, base);
  const quiet = { ...env, LOG_LEVEL: "error", CLOVER_PULL_MINUTES: "0" };
  const web = startWeb(session, "start", values, quiet);
  await untilLive(values.NEXTAUTH_URL);
  return {
    url: values.NEXTAUTH_URL,
    web,
    close: async () => {
      await stopped(web);
      await session.database?.close();
      session.database = undefined;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
