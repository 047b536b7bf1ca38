import { readdirSync, readlinkSync } from "node:fs";
import { expect, it } from "vitest";
import { temporaryFolder } from "@/tests/support/temporary-folder";
import { FolderBusy, lockFolder } from "./folder-lock";

function targetOf(fd: string): string | null {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`);
  } catch {
    // Closed meanwhile, by another test of this process.
    return null;
  }
}

it.runIf(process.platform === "linux")(
  "takes and releases the lock of a machine without flock and perl",
  async () => {
    const folder = temporaryFolder();
    const lock = await lockFolder(folder, []);
    const opened = () => readdirSync("/proc/self/fd").filter((fd) => targetOf(fd) === folder).length;
    await expect(lockFolder(folder, [])).rejects.toBeInstanceOf(FolderBusy);
    expect(opened()).toBe(1);
    lock.release();
    const again = await lockFolder(folder, []);
    again.release();
  },
);
