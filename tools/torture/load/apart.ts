import { fork } from "node:child_process";
import { NODE_TYPESCRIPT } from "@/tools/launch/steps";

const PERFORMER = "tools/torture/load/perform.ts";

/**
 * Abusers are other machines in life: here they run behind everybody, so that of this machine's processors they take what
 * they make the shop do, and what is left (nice(1)).
 */
const LAST = 19;

/** As `apart`, for who disturbs. */
export const apartAndLast = <In, Out>(module: string, input: In): Promise<Out> => apart(module, input, LAST);

/**
 * Runs the `perform` of a module in a process of its own and returns what it returns: who measures must not wait for
 * who disturbs. Both sides are JSON.
 */
export function apart<In, Out>(module: string, input: In, niceness = 0): Promise<Out> {
  return new Promise((resolve, reject) => {
    const execArgv = [...NODE_TYPESCRIPT, "--import", "./tools/launch/stop-with-parent.mjs"];
    // In a session of its own: Linux may share processors between sessions first, and looks at niceness only within one.
    const child = fork(PERFORMER, [module], { execArgv, detached: niceness > 0 });
    let result: Out | undefined;
    // Over the channel: a long list of requests does not fit on a command line.
    child.send({ input, niceness });
    child.once("message", (message) => {
      result = message as Out;
    });
    child.once("exit", (code) => {
      if (code === 0 && result !== undefined) resolve(result);
      else reject(new Error(`${module} ended with ${code}`));
    });
  });
}
