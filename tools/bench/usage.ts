import { readdirSync, readFileSync } from "node:fs";

/** Linux counts a process's time in hundredths of a second on every architecture Node runs on (USER_HZ). */
const TICKS_A_SECOND = 100;

type Stat = { pid: number; parent: number; seconds: number };

/**
 * Processor seconds used so far by a process, its living descendants and those it has waited for.
 * Linux only; null elsewhere, or when there is no such process.
 */
export function cpuSeconds(root: number): number | null {
  const all = allStats();
  const own = all.get(root);
  if (!own) return null;
  const family = new Set([root]);
  for (let grown = true; grown; ) {
    grown = false;
    for (const { pid, parent } of all.values()) {
      if (!family.has(parent) || family.has(pid)) continue;
      family.add(pid);
      grown = true;
    }
  }
  return [...family].reduce((sum, pid) => sum + (all.get(pid)?.seconds ?? 0), 0);
}

export function parentOf(pid: number): number | null {
  return statOf(pid)?.parent ?? null;
}

/** The most memory this process has held at once, bytes. The kernel's `ru_maxrss` would count its parent's too. */
export function peakRssBytes(): number {
  try {
    const peak = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1];
    if (peak) return Number(peak) * 1024;
  } catch {
    // Not Linux.
  }
  return process.resourceUsage().maxRSS * 1024;
}

function allStats(): Map<number, Stat> {
  try {
    const stats = readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? [statOf(Number(name))] : []));
    return new Map(stats.flatMap((stat) => (stat ? [[stat.pid, stat] as const] : [])));
  } catch {
    return new Map();
  }
}

/** man 5 proc_pid_stat: the fields after the name, which may itself hold spaces. */
function statOf(pid: number): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = text
      .slice(text.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
    const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15);
    const seconds = (user + system + childUser + childSystem) / TICKS_A_SECOND;
    return { pid, parent: fields[1] ?? 0, seconds };
  } catch {
    return null;
  }
}
