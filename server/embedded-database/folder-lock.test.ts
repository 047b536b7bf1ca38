import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { FolderBusy, lockFolder } from "./folder-lock";

it.skipIf(process.platform === "darwin")(
  "takes and releases the lock of a machine without flock and perl",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "mpsv-lock-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const lock = await lockFolder(folder, []);
    await expect(lockFolder(folder, [])).rejects.toBeInstanceOf(FolderBusy);
    lock.release();
    const again = await lockFolder(folder, []);
    again.release();
  },
);
