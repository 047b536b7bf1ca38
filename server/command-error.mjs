/**
 * A reason to stop, in one sentence for the person at the terminal. The commands print it without a stack and exit with
 * 1.
 */
export class CommandError extends Error {
  name = "CommandError";
}
