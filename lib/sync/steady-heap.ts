import "server-only";
import { setFlagsFromString } from "node:v8";

/** How much the heap may grow, in percent of what survived, before all of it is collected. V8's own choice is up to 300. */
const GROWTH_PERCENT = 40;

let runs = 0;

/**
 * Keeps the peak memory of a run the same however many pages it reads. A page outlives the small collections while it
 * waits for the database, and only a large one takes it away: those V8 puts off the longer, the more there is to
 * collect. Costs about a third more processor time of a sync of 100,000 orders.
 * V8 reads this flag anew at each collection; 0 gives its own choice back. For the whole process, until every run
 * that asked has ended.
 * @returns what to call at the end of the run
 */
export function steadyHeap(): () => void {
  runs += 1;
  if (runs === 1) growHeapBy(GROWTH_PERCENT);
  return () => {
    runs -= 1;
    if (runs === 0) growHeapBy(0);
  };
}

function growHeapBy(percent: number): void {
  setFlagsFromString(`--heap-growing-percent=${percent}`);
}
