import { readFileSync } from "node:fs";
import { hostname } from "node:os";

/** The same for every container of one running machine, different on any other machine and after a reboot. */
export function machineName(): string {
  try {
    return readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  } catch {
    return hostname();
  }
}
