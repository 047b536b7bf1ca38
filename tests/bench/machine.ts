import { cpus, loadavg, platform, release, totalmem } from "node:os";

/** What the numbers were taken on; ratios travel between machines, times do not. */
export function machineLines(): string[] {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const [load = 0] = loadavg();
  return [
    `Machine: ${cpus().length} cores (${first?.model.trim() ?? "unknown"}), ${memory} GiB, ${platform()} ${release()}`,
    `Node ${process.versions.node}; load at the end ${load.toFixed(1)}; provider, database and shop share these cores.`,
  ];
}
