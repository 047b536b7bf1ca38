import { EnvError } from "@/lib/env";
import { LaunchError } from "@/server/launch-error.mjs";

export const say = (line: string): void => console.log(line);

/** Runs a command's work; a reason a person can act on is printed as it is, anything else with its stack. */
export function runCommand(work: () => Promise<void>): void {
  work().then(
    () => process.exit(process.exitCode ?? 0),
    (error: unknown) => {
      const plain = error instanceof LaunchError || error instanceof EnvError;
      console.error(plain ? error.message : error);
      process.exit(1);
    },
  );
}
