import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Environment } from "@/tools/launch/children";
import { NODE_TYPESCRIPT } from "@/tools/launch/steps";

const WITH_PARENT = ["--import", "./tools/launch/stop-with-parent.mjs"];
let started = 0;

export type Ended = { code: number | null; signal: NodeJS.Signals | null };
type Options = { env?: Environment; uid?: number; gid?: number };

const running = new Set<Victim>();
// Whatever ends the torture, nothing it started outlives it.
process.on("exit", () => {
  for (const victim of running) victim.kill("SIGKILL");
});

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(1));

/** A real process to be killed, stopped and looked at. What it prints is kept in a file. */
export class Victim {
  readonly ended: Promise<Ended>;
  readonly #child: ChildProcess;
  readonly #log: string;

  constructor(
    folder: string,
    command: string,
    args: string[],
    { env = process.env, uid, gid }: Options = {},
  ) {
    started += 1;
    this.#log = join(folder, `process-${started}.log`);
    const output = openSync(this.#log, "a");
    this.#child = spawn(command, args, {
      stdio: ["ignore", output, output],
      env: { ...env } as NodeJS.ProcessEnv,
      uid,
      gid,
    });
    closeSync(output);
    running.add(this);
    this.ended = new Promise((resolve, reject) => {
      this.#child.once("error", reject);
      this.#child.once("exit", (code, signal) => {
        running.delete(this);
        resolve({ code, signal });
      });
    });
    this.ended.catch(() => running.delete(this));
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  get isAlive(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Everything it has printed so far. */
  said(): string {
    return readFileSync(this.#log, "utf8");
  }

  kill(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }
}

/** Runs `node ARGS`; TypeScript files through tsx. */
export function startNode(folder: string, args: string[], options: Options = {}): Victim {
  const loaders = args[0]?.endsWith(".ts") ? [...NODE_TYPESCRIPT, ...WITH_PARENT] : WITH_PARENT;
  return new Victim(folder, process.execPath, [...loaders, ...args], options);
}
