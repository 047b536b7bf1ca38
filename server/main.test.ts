import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { temporaryFolder } from "@/tests/support/temporary-folder";
import { practiceEnv } from "@/tools/cli/launch/practice";

vi.setConfig({ testTimeout: 60_000 });

const GOOD = { NEXTAUTH_SECRET: "sixteen-characters-or-more", PORT: "1" };

/** Runs `npm start` with this environment only; returns its exit code and everything it printed. */
function start(
  env: Record<string, string>,
  args: string[] = [],
): Promise<{ code: number | null; printed: string }> {
  const child = spawn(process.execPath, ["tools/cli/run.mjs", "start", ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: "production", ...env },
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (printed += text));
  return new Promise((resolve) => child.once("exit", (code) => resolve({ code, printed: printed.trim() })));
}

describe("npm start", () => {
  it.each([
    [
      "no session secret",
      { NEXTAUTH_SECRET: "" },
      "NEXTAUTH_SECRET: is required (at least 16 characters, kept secret)",
    ],
    [
      "a short session secret",
      { NEXTAUTH_SECRET: "short" },
      "NEXTAUTH_SECRET: must have at least 16 characters",
    ],
    [
      "a database address of another kind",
      { ...GOOD, DATABASE_URL: "mysql://x/y" },
      "DATABASE_URL: must be a postgresql:// address",
    ],
    [
      "half of the Clover settings",
      { ...GOOD, CLOVER_API_TOKEN: "t" },
      "CLOVER_MERCHANT_ID: is missing, CLOVER_API_TOKEN is set",
    ],
  ])("exits with one line that names the problem: %s", async (_, env, line) => {
    expect(await start(env)).toEqual({ code: 1, printed: line });
  });

  it("names PORT when it is not a number", async () => {
    const { code, printed } = await start({ ...GOOD, PORT: "http" });
    expect(code).toBe(1);
    expect(printed).toMatch(/^PORT: [^\n]+$/);
  });

  it("reports that the port is taken and what to do", async () => {
    const other = createServer().listen(0);
    onTestFinished(() => void other.close());
    const port = String((other.address() as { port: number }).port);
    expect(await start({ ...GOOD, PORT: port })).toEqual({
      code: 1,
      printed: `Port ${port} is in use by another program. Stop it, or choose another port with PORT.`,
    });
  });

  it("refuses the data folder of a practice shop, whose password is published", async () => {
    const dataDir = temporaryFolder();
    practiceEnv({ DATA_DIR: dataDir });
    expect(await start({ ...GOOD, DATA_DIR: dataDir })).toEqual({
      code: 1,
      printed: `DATA_DIR is ${dataDir}, which holds a practice shop with sample data and a published password: name another folder.`,
    });
  });

  it("refuses arguments and names where settings belong", async () => {
    expect(await start(GOOD, ["--port", "3001"])).toEqual({
      code: 1,
      printed:
        "This command takes no arguments (--port 3001); settings are environment variables (docs/configuration.md).",
    });
  });
});
