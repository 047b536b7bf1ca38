import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { z } from "zod";
import { endWords } from "@/server/keep-running.mjs";
import { waitUntil } from "@/tests/support/wait-until";
import type { Environment } from "@/tools/cli/launch/children";
import { childArgs } from "@/tools/cli/launch/node-flags.mjs";

export type Exit = { code: number | null; signal: NodeJS.Signals | null };
type SpawnOptions = { env?: Environment; uid?: number; gid?: number };

const running = new Set<SpawnedProcess>();
const logs = mkdtempSync(join(tmpdir(), "mpsv-logs-"));
let started = 0;

// However the test run ends, the processes it started are killed.
process.on("exit", () => {
  for (const child of running) child.kill("SIGKILL");
  rmSync(logs, { recursive: true, force: true });
});

/** A child process that a test can kill, stop and measure; its output goes to a file. */
export class SpawnedProcess {
  readonly exited: Promise<Exit>;
  readonly #child: ChildProcess;
  /** The file with its output. */
  readonly log: string;

  constructor(command: string, args: string[], { env = process.env, uid, gid }: SpawnOptions = {}) {
    started += 1;
    this.log = join(logs, `process-${started}.log`);
    const output = openSync(this.log, "a");
    this.#child = spawn(command, args, {
      stdio: ["ignore", output, output],
      env: { ...env } as NodeJS.ProcessEnv,
      uid,
      gid,
    });
    closeSync(output);
    running.add(this);
    this.exited = new Promise((resolve, reject) => {
      this.#child.once("error", reject);
      this.#child.once("exit", (code, signal) => {
        running.delete(this);
        resolve({ code, signal });
      });
    });
    this.exited.catch(() => running.delete(this));
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  get isAlive(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Its output so far. */
  output(): string {
    return readFileSync(this.log, "utf8");
  }

  kill(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** Sends a signal and waits until the process has ended. */
  async stop(signal: NodeJS.Signals = "SIGTERM"): Promise<Exit> {
    this.kill(signal);
    return this.exited;
  }
}

/** Runs `node ARGS`; TypeScript files through tsx. */
export function spawnNode(args: string[], options: SpawnOptions = {}): SpawnedProcess {
  return new SpawnedProcess(process.execPath, childArgs(args), options);
}

/**
 * Starts a server and waits until it prints its address.
 * @throws with its output when it ends instead
 */
export function spawnServer(args: string[], options: SpawnOptions = {}) {
  return addressOf(String(args[0]), spawnNode(args, options));
}

/** The same with a server that is a script of package.json. */
export function spawnServerByNpm(script: string, args: string[]) {
  return addressOf(script, new SpawnedProcess("npm", ["run", script, "--", ...args]));
}

async function addressOf(name: string, child: SpawnedProcess) {
  const url = await waitUntil(`the address of ${name}`, () => {
    const [, printed] = /(http:\/\/\S+)/.exec(child.output()) ?? [];
    return printed ?? (child.isAlive ? null : "");
  });
  if (!url) throw new Error(`${name} did not start: ${child.output()}`);
  return { url, child };
}

/**
 * Runs a script to its end and parses the last line of its output as JSON.
 * @throws when it fails
 */
export async function runForResult<T>(
  args: string[],
  output: z.ZodType<T>,
  options: SpawnOptions = {},
): Promise<T> {
  const child = spawnNode(args, options);
  const { code, signal } = await child.exited;
  if (code !== 0) throw new Error(`${args[0]} failed (${endWords(code, signal)}): ${child.output()}`);
  return output.parse(JSON.parse(child.output().trim().split("\n").at(-1) ?? ""));
}
