import { getPriority, setPriority } from "node:os";

/** A lower priority than the web process and the database, so that visitors are served first (nice(1)). */
const NICENESS = 10;

/** Lowers this process's priority; a lower one is kept, because only root may raise it. */
export function lowerPriority(): void {
  if (getPriority() < NICENESS) setPriority(NICENESS);
}
