import { fork } from "node:child_process";
import { endWords } from "@/server/keep-running.mjs";
import { TYPESCRIPT, WITH_PARENT } from "@/tools/cli/launch/node-flags.mjs";

const CHILD_MAIN = "tests/chaos/load/child-main.ts";
/** nice(1)'s lowest priority. */
const LOWEST = 19;

/**
 * Runs the `run` of a module in a child process and returns its result, so that generating load does not delay
 * measuring. Input and result are JSON.
 */
export function runInChild<In, Out>(module: string, input: In, niceness = 0): Promise<Out> {
  return new Promise((resolve, reject) => {
    const execArgv = [...TYPESCRIPT, ...WITH_PARENT];
    // In its own session: Linux may divide processor time by session first, and niceness applies only within one.
    const child = fork(CHILD_MAIN, [module], { execArgv, detached: niceness > 0 });
    let result: Out | undefined;
    // A long list of requests does not fit on a command line.
    child.send({ input, niceness });
    child.once("message", (message) => {
      result = message as Out;
    });
    child.once("exit", (code, signal) => {
      if (code === 0 && result !== undefined) resolve(result);
      else reject(new Error(`${module} failed (${endWords(code, signal)})`));
    });
  });
}

/**
 * As `runInChild`, at the lowest priority, for abusers: in production they run on other machines, so they must not
 * compete with the shop for processor time.
 */
export const runAtLowestPriority = <In, Out>(module: string, input: In): Promise<Out> =>
  runInChild(module, input, LOWEST);
