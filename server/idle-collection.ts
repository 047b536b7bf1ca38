import { performance } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const CHECK_EVERY_MS = 5_000;
/** The share of a check's interval in which an idle event loop may be busy. */
const IDLE_UTILIZATION = 0.05;
/** Less growth since the last collection is not worth a pause. */
const MIN_GROWTH_BYTES = 24 * 1024 * 1024;
/** A collection that returns less has returned little. */
const MIN_RELEASED_BYTES = 8 * 1024 * 1024;
/** After so many in a row that returned little there is no more to return; one alone often only prepares the next. */
const LAST_COLLECTIONS = 2;

export type Process = {
  /** The share of the time since the last call in which the event loop was busy, 0 to 1. */
  utilization: () => number;
  /** Bytes taken from the system for the heap, in use or not, and for the buffers it refers to. */
  heldBytes: () => number;
  /** Collects all garbage. */
  collect: () => void;
};

function thisProcess(): Process {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  let last = performance.eventLoopUtilization();
  return {
    utilization: () => {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, last);
      last = now;
      return utilization;
    },
    heldBytes: () => {
      const { heapTotal, external } = process.memoryUsage();
      return heapTotal + external;
    },
    collect,
  };
}

/**
 * Collects garbage when the process has become idle after work: V8 collects only when a process allocates, so an idle
 * one would keep the memory of a burst of requests until the next one.
 * @returns the check, which runs every five seconds
 */
export function collectWhenIdle({ utilization, heldBytes, collect }: Process = thisProcess()): () => void {
  let heldAfterLast = 0;
  let collectionsLeft = 0;
  const check = () => {
    if (utilization() > IDLE_UTILIZATION) return;
    const held = heldBytes();
    if (held >= heldAfterLast + MIN_GROWTH_BYTES) collectionsLeft = LAST_COLLECTIONS;
    if (collectionsLeft === 0) return;
    collect();
    heldAfterLast = heldBytes();
    collectionsLeft = held - heldAfterLast >= MIN_RELEASED_BYTES ? LAST_COLLECTIONS : collectionsLeft - 1;
  };
  setInterval(check, CHECK_EVERY_MS).unref();
  return check;
}
