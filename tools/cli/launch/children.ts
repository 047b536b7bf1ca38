import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { CommandError } from "@/server/command-error.mjs";
import { endWords, stopProcess } from "@/server/keep-running.mjs";
import { childArgs } from "./node-flags.mjs";

const READY_MS = 60_000;

export type Environment = Readonly<Record<string, string | undefined>>;

type StartOptions = {
  env?: Environment;
  /** "lines": printed lines go to `onLine` only. "inherit": straight to the terminal. */
  output?: "inherit" | "lines";
  onLine?: (line: string) => void;
};

/** The processes one launcher has started, to be stopped together. */
export class Children {
  readonly #running = new Map<ChildProcess, string>();
  #stopping = false;

  /** Starts `node ARGS`; TypeScript files are run through tsx. `onDeath` is told when it ends by itself. */
  start(
    name: string,
    args: string[],
    options: StartOptions,
    onDeath?: (reason: string) => void,
  ): ChildProcess {
    const child = spawn(process.execPath, childArgs(args), {
      stdio: ["ignore", options.output === "lines" ? "pipe" : "inherit", "inherit"],
      env: { ...(options.env ?? process.env) } as NodeJS.ProcessEnv,
      // Ctrl-C in a terminal reaches a whole process group: the launcher alone gets it, and stops the others in order.
      detached: true,
    });
    this.#running.set(child, name);
    if (child.stdout) createInterface(child.stdout).on("line", (line) => options.onLine?.(line));
    child.once("exit", (code, signal) => {
      this.#running.delete(child);
      // `killed` is true when this launcher ended the process on purpose.
      if (!this.#stopping && !child.killed)
        onDeath?.(`${name} stopped by itself (${endWords(code, signal)}).`);
    });
    return child;
  }

  /**
   * Starts a helper server and waits for the printed line that `ready` matches; returns the match. `onDeath` is told when
   * it ends by itself after that.
   */
  startServer(
    name: string,
    args: string[],
    ready: RegExp,
    onDeath: (reason: string) => void,
  ): Promise<RegExpMatchArray> {
    return new Promise((resolve, reject) => {
      let isReady = false;
      const onLine = (line: string) => {
        const match = line.match(ready);
        if (!match) return;
        clearTimeout(deadline);
        isReady = true;
        resolve(match);
      };
      const late = () => reject(new CommandError(`${name} did not start within ${READY_MS / 1000} seconds.`));
      const deadline = setTimeout(late, READY_MS);
      this.start(name, args, { output: "lines", onLine }, (reason) =>
        isReady ? onDeath(reason) : reject(new CommandError(reason)),
      );
    });
  }

  /**
   * Runs `node ARGS` to its end, as `start` does.
   * @throws CommandError when it fails
   */
  runTool(name: string, args: string[], env: Environment = process.env): Promise<void> {
    return new Promise((resolve, reject) => {
      const child = this.start(name, args, { env });
      child.once("exit", (code, signal) => {
        if (code === 0) resolve();
        else reject(new CommandError(`${name} failed (${endWords(code, signal)}): see the lines above.`));
      });
    });
  }

  /** Asks one after another to stop, the last started first, waits, and kills those that did not. */
  async stopAll(): Promise<void> {
    this.#stopping = true;
    for (const child of [...this.#running.keys()].reverse()) await stopProcess(child);
  }
}
