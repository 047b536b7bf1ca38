/** A reason not to go on, in one sentence for a person. The commands print it without a stack and exit with 1. */
export class LaunchError extends Error {
  name = "LaunchError";
}
