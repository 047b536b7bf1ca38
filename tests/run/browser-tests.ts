import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { requireChromium } from "@/tests/support/chromium";
import { copyTemplate } from "@/tests/support/embedded-template";
import { registerOwner } from "@/tests/support/http";
import { ShopProcess } from "@/tests/support/shop-process";
import { openStatementProxy } from "@/tests/support/statement-proxy";
import { requireWebKit } from "@/tests/support/webkit";
import type { Environment } from "@/tools/cli/launch/children";
import { CommandSession } from "@/tools/cli/launch/command-session";
import { ensureBuild } from "@/tools/cli/launch/ensure-build";
import { openPracticeShop, practiceEnv } from "@/tools/cli/launch/practice";
import { say } from "@/tools/cli/launch/run-command";

/** Of nobody: where the shop asks for the widget, a test answers. */
const WIDGET_SCRIPT_URL = "https://widget.example/shop.js";
const PLAYWRIGHT = "node_modules/@playwright/test/cli.js";
const VITEST = "node_modules/vitest/vitest.mjs";
/** Every list has more than a page, at a sixth of what the demo's shop takes to read and to count. */
const SMALL_SHOP = ["--customers", "1200", "--orders", "900", "--days", "90"];

/** Runs the browser tests in Chromium. */
export async function runBrowserTests(args: string[]): Promise<void> {
  const chromium = requireChromium(say);
  await inPracticeShop((session, env) =>
    session.children.runTool("The browser tests", [PLAYWRIGHT, "test", ...args], {
      ...env,
      CHROMIUM_PATH: chromium,
    }),
  );
}

/** Runs the tests in WebKit, the engine of Safari. */
export async function runWebKitTests(args: string[]): Promise<void> {
  requireWebKit();
  const tests = [VITEST, "run", "--project", "webkit", ...args];
  await inPracticeShop((session, env) => session.children.runTool("The tests in WebKit", tests, env));
}

/** Opens a practice shop on a free port, production build and all, while `test` runs. */
async function inPracticeShop(
  test: (session: CommandSession, env: Environment) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "mpsv-e2e-"));
  try {
    await CommandSession.run(async (session) => {
      await ensureBuild(say);
      const base = practiceEnv({ ...process.env, DATA_DIR: dataDir, WIDGET_SCRIPT_URL });
      await copyTemplate(dataDir);
      const practice = await openPracticeShop(session, base, SMALL_SHOP);
      const statements = join(dataDir, "statements.log");
      const databaseUrl = await recordStatements(session.database?.url ?? "", statements);
      const shop = await startShop({ ...practice, DATABASE_URL: databaseUrl });
      await registerOwner(shop.url);
      const form = (await (await fetch(`${shop.url}/api/contact`)).json()) as { formToken: string };
      const env = {
        ...practice,
        E2E_BASE_URL: shop.url,
        E2E_STATEMENTS: statements,
        E2E_SHOP_LOG: shop.launcher.log,
        E2E_FORM_TOKEN: form.formToken,
      };
      try {
        await test(session, env);
      } finally {
        await shop.stop();
        say(shop.launcher.output());
      }
    });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** As in production without a proxy: no trusted proxy, and the usual schedule of syncs. */
function startShop(practice: Record<string, string | undefined>): Promise<ShopProcess> {
  const { PORT: _, NEXTAUTH_URL: _url, ...env } = practice;
  const usual = { TRUST_PROXY: "", CLOVER_PULL_MINUTES: process.env.CLOVER_PULL_MINUTES };
  return ShopProcess.start({ ...env, ...usual, LOG_LEVEL: "error" });
}

/** Writes the text of each statement to `file`, one per line, before the database sees it. */
async function recordStatements(databaseUrl: string, file: string): Promise<string> {
  writeFileSync(file, "");
  const proxy = await openStatementProxy(databaseUrl, ({ sql }) =>
    appendFileSync(file, `${sql.replace(/\s+/g, " ")}\n`),
  );
  return proxy.url;
}
