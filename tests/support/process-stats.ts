import { existsSync, readdirSync, readFileSync } from "node:fs";

/** Reads Linux's /proc, which works for any process. https://man7.org/linux/man-pages/man5/proc.5.html */

/** USER_HZ is 100 on every architecture Node runs on. */
const TICKS_PER_SECOND = 100;
const PAGE_BYTES = 4096;
const MB = 1024 * 1024;

type Stat = { pid: number; parent: number; seconds: number; secondsOfEnded: number };

export const hasProc = (): boolean => existsSync("/proc/self/stat");

/** The fields after the name, which may itself hold spaces. */
function statOf(pid: number): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = text
      .slice(text.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
    return {
      pid,
      parent: fields[1] ?? 0,
      seconds: (user + system) / TICKS_PER_SECOND,
      secondsOfEnded: (endedUser + endedSystem) / TICKS_PER_SECOND,
    };
  } catch {
    return null;
  }
}

function allStats(): Stat[] {
  if (!hasProc()) return [];
  return readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? (statOf(Number(name)) ?? []) : []));
}

export const parentOf = (pid: number): number | null => statOf(pid)?.parent ?? null;

/** Processes whose parent is `pid`. */
export const childrenOf = (pid: number): number[] =>
  allStats().flatMap((stat) => (stat.parent === pid ? [stat.pid] : []));

export function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  } catch {
    return "";
  }
}

/** Processor time used so far by one process, seconds; 0 when there is no such process. */
export const cpuSeconds = (pid: number): number => statOf(pid)?.seconds ?? 0;

function treeIn(all: readonly Stat[], root: number): Set<number> {
  const tree = new Set([root]);
  for (let size = 0; size < tree.size; ) {
    size = tree.size;
    for (const { pid, parent } of all) if (tree.has(parent)) tree.add(pid);
  }
  return tree;
}

/** A process and its living descendants. */
export const treeOf = (root: number): number[] => [...treeIn(allStats(), root)];

/**
 * Processor seconds used so far by a process, its living descendants and those it has waited for.
 * Linux only; null elsewhere, or when there is no such process.
 */
export function treeCpuSeconds(root: number): number | null {
  const all = allStats();
  if (!all.some(({ pid }) => pid === root)) return null;
  const tree = treeIn(all, root);
  return all
    .filter(({ pid }) => tree.has(pid))
    .reduce((sum, { seconds, secondsOfEnded }) => sum + seconds + secondsOfEnded, 0);
}

/** Processor seconds that the machine has worked for anybody since its start, and those its host gave to others. */
export function busySeconds(): number {
  const [line = ""] = readFileSync("/proc/stat", "utf8").split("\n", 1);
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = line
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return (user + nice + system + irq + softirq + steal) / TICKS_PER_SECOND;
}

/** Resident memory, MB. */
export function residentMb(pid: number): number {
  return (Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]) * PAGE_BYTES) / MB;
}

/**
 * What a process takes of the machine's memory, MB: its own pages, and its part of those it shares with others, so that
 * the figures of several processes may be added up. 0 when there is no such process.
 */
export function proportionalMb(pid: number): number {
  try {
    const [, kb] = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8")) ?? [];
    return Number(kb ?? 0) / 1024;
  } catch {
    return 0;
  }
}

export const openFiles = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

/** The most memory this process has held at once, bytes. The kernel's `ru_maxrss` would count its parent's too. */
export function peakRssBytes(): number {
  const status = hasProc() ? readFileSync("/proc/self/status", "utf8") : "";
  const peak = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1];
  return (peak ? Number(peak) : process.resourceUsage().maxRSS) * 1024;
}
