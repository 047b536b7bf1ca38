import { existsSync, readdirSync, readFileSync } from "node:fs";

/** Linux's /proc, for processes that are not ours to ask. https://man7.org/linux/man-pages/man5/proc.5.html */

const TICKS_PER_SECOND = 100;
const PAGE_BYTES = 4096;
const MB = 1024 * 1024;

export const hasProc = (): boolean => existsSync("/proc/self/stat");

/** Processes whose parent is `pid`. */
export function childrenOf(pid: number): number[] {
  return readdirSync("/proc").flatMap((name) =>
    /^\d+$/.test(name) && parentOf(name) === pid ? [Number(name)] : [],
  );
}

function parentOf(pid: string): number | null {
  const fields = statOf(pid);
  return fields ? Number(fields[1]) : null;
}

/** The fields of /proc/PID/stat after the name, which may itself hold spaces: state, parent, ... */
function statOf(pid: string | number): string[] | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
  } catch {
    return null;
  }
}

export function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  } catch {
    return "";
  }
}

/** Processor time used so far, seconds. */
export function cpuSeconds(pid: number): number {
  const fields = statOf(pid);
  return fields ? (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND : 0;
}

/** Resident memory, MB. */
export function residentMb(pid: number): number {
  return (Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]) * PAGE_BYTES) / MB;
}

export function openFiles(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}
