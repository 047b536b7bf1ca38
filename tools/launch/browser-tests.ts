import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "@/lib/env";
import { recordStatements } from "@/tests/stand-ins/statement-recorder";
import { requireChromium } from "./chromium";
import { freePort } from "./ports";
import { openPracticeShop, practiceEnv, registerDemoAdmin } from "./practice";
import { ensureBuild, ensureClient } from "./prepare";
import { say } from "./run-command";
import { Session, untilLive } from "./session";
import { startWeb } from "./web";

const PLAYWRIGHT = "node_modules/@playwright/test/cli.js";

/** Opens a practice shop on a free port, production build and all, and runs the browser tests against it. */
export async function runBrowserTests(args: string[]): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "mpsv-e2e-"));
  try {
    await Session.run(async (session) => {
      const chromium = requireChromium(say);
      ensureClient(say);
      await ensureBuild(say);
      const base = practiceEnv({
        ...process.env,
        DATA_DIR: dataDir,
        PORT: String(await freePort()),
        NEXTAUTH_URL: "",
      });
      const values = parseEnv(base);
      const practice = await openPracticeShop(session, base);
      const statements = join(dataDir, "statements.log");
      const recorder = await recordStatements(session.database?.url ?? "", statements);
      startWeb(session, "start", values, { ...practice, DATABASE_URL: recorder.url, LOG_LEVEL: "error" });
      await untilLive(values.NEXTAUTH_URL);
      await registerDemoAdmin(values.NEXTAUTH_URL, values);
      const env = {
        ...practice,
        CHROMIUM_PATH: chromium,
        E2E_BASE_URL: values.NEXTAUTH_URL,
        E2E_STATEMENTS: statements,
      };
      await session.children.runTool("The browser tests", [PLAYWRIGHT, "test", ...args], env);
    });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
