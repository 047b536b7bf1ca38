import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/**
 * Creates a folder that is removed after the test.
 * @param onEnd `afterAll` for one that all tests of a file share
 */
export function temporaryFolder(onEnd: (remove: () => Promise<void>) => void = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), "mpsv-folder-"));
  // A process that is stopping may still write to it; rmSync would not remove what came after its first look.
  onEnd(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));
  return folder;
}
