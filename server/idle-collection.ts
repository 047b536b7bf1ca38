import { performance } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const CHECK_EVERY_MS = 5_000;
/** The share of a check's interval in which an idle event loop may be busy. */
const IDLE_UTILIZATION = 0.05;
/** Less growth since the last collection is not worth a pause. */
const MIN_GROWTH_BYTES = 24 * 1024 * 1024;

export type Process = {
  /** The share of the time since the last call in which the event loop was busy, 0 to 1. */
  utilization: () => number;
  /** Bytes of the heap and of the buffers it refers to. */
  usedBytes: () => number;
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
    usedBytes: () => {
      const { heapUsed, external } = process.memoryUsage();
      return heapUsed + external;
    },
    collect,
  };
}

/**
 * Collects garbage when the process has become idle after work: V8 collects only when a process allocates, so an idle
 * one would keep the garbage of a burst of requests until the next one.
 * @returns the check, which runs every five seconds
 */
export function collectWhenIdle({ utilization, usedBytes, collect }: Process = thisProcess()): () => void {
  let usedAfterLast = 0;
  const check = () => {
    if (utilization() > IDLE_UTILIZATION || usedBytes() < usedAfterLast + MIN_GROWTH_BYTES) return;
    collect();
    usedAfterLast = usedBytes();
  };
  setInterval(check, CHECK_EVERY_MS).unref();
  return check;
}
