import { chmodSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { openEmbedded } from "./connect.mjs";
import { placesFor, requireOwn } from "./places.mjs";

it("places the sockets of a folder with a long path in a private folder of the user", async () => {
  const parent = mkdtempSync(join(tmpdir(), "mpsv-places-"));
  const folder = join(parent, "x".repeat(100));
  const { socketFolder } = placesFor(folder);
  onTestFinished(() => {
    for (const one of [parent, socketFolder]) rmSync(one, { recursive: true, force: true });
  });
  expect(socketFolder).not.toBe(folder);
  requireOwn(socketFolder);
  expect(statSync(socketFolder).mode & 0o777).toBe(0o700);
  // Another user could replace the sockets in a folder with these permissions.
  chmodSync(socketFolder, 0o777);
  expect(() => requireOwn(socketFolder)).toThrow("Other users can access the folder");
  await expect(openEmbedded(folder)).rejects.toThrow(`Other users can access the folder ${socketFolder}`);
});
