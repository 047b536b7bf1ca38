import { fork } from "node:child_process";
import { NODE_TYPESCRIPT } from "@/tools/launch/steps";

const PERFORMER = "tools/torture/load/perform.ts";

/**
 * Runs the `perform` of a module in a process of its own and returns what it returns: who measures must not wait for
 * who disturbs. Both sides are JSON.
 */
export function apart<In, Out>(module: string, input: In): Promise<Out> {
  return new Promise((resolve, reject) => {
    const execArgv = [...NODE_TYPESCRIPT, "--import", "./tools/launch/stop-with-parent.mjs"];
    const child = fork(PERFORMER, [module], { execArgv });
    let result: Out | undefined;
    // Over the channel: a long list of requests does not fit on a command line.
    child.send({ input });
    child.once("message", (message) => {
      result = message as Out;
    });
    child.once("exit", (code) => {
      if (code === 0 && result !== undefined) resolve(result);
      else reject(new Error(`${module} ended with ${code}`));
    });
  });
}
