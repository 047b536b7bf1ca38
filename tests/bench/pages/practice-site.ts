import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CommandSession } from "@/tools/cli/launch/command-session";
import { ensureBuild } from "@/tools/cli/launch/ensure-build";
import { openPracticeShop, practiceEnv } from "@/tools/cli/launch/practice";
import { say } from "@/tools/cli/launch/run-command";
import { startQuietShop } from "../shop";

export type Site = { url: string; webPid: number; close: () => Promise<void> };

/** The shop as the demo opens it, production build and all, on a free port and in a temporary folder. */
export async function openPracticeSite(session: CommandSession): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), "mpsv-bench-site-"));
  await ensureBuild(say);
  const {
    PORT: _,
    NEXTAUTH_URL: _url,
    ...env
  } = await openPracticeShop(session, practiceEnv({ ...process.env, DATA_DIR: dataDir }));
  const shop = await startQuietShop({ ...env, CLOVER_PULL_MINUTES: "0" });
  return {
    url: shop.url,
    webPid: shop.webPid(),
    close: async () => {
      await shop.stop();
      await session.database?.close();
      session.database = undefined;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
