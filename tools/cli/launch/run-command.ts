import { EnvError } from "@/lib/env";
import { CommandError } from "@/server/command-error.mjs";

export const say = (line: string): void => console.log(line);

/** Whether Node refuses the command's arguments, in one sentence that names the wrong one. */
const isAboutArguments = (error: unknown): boolean =>
  error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");

/** Runs a command's work; a reason a person can act on is printed as it is, anything else with its stack. */
export function runCommand(work: () => Promise<void>): void {
  work().then(
    () => process.exit(process.exitCode ?? 0),
    (error: unknown) => {
      const isPlain = error instanceof CommandError || error instanceof EnvError || isAboutArguments(error);
      console.error(isPlain ? (error as Error).message : error);
      process.exit(1);
    },
  );
}

/** The only argument of a command; undefined when there is none, more than one, or an option instead. */
export function onlyArgument(args: readonly string[] = process.argv.slice(2)): string | undefined {
  const [argument, ...more] = args;
  return more.length > 0 || argument?.startsWith("-") ? undefined : argument;
}

/** Ends a command that was called wrongly, before it has opened anything. */
export function refuseCommand(usage: string): void {
  runCommand(() => Promise.reject(new CommandError(usage)));
}
