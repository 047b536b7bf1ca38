import { chmodSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "@/tests/support/temporary-folder";
import { openEmbedded } from "./connect.mjs";
import { placesFor, requireOwn } from "./places.mjs";

it("places the sockets of a folder with a long path in a private folder of the user", async () => {
  const folder = join(temporaryFolder(), "x".repeat(100));
  const { socketFolder } = placesFor(folder);
  onTestFinished(() => rmSync(socketFolder, { recursive: true, force: true }));
  expect(socketFolder).not.toBe(folder);
  requireOwn(socketFolder);
  expect(statSync(socketFolder).mode & 0o777).toBe(0o700);
  // Another user could replace the sockets in a folder with these permissions.
  chmodSync(socketFolder, 0o777);
  expect(() => requireOwn(socketFolder)).toThrow("Other users can access the folder");
  await expect(openEmbedded(folder)).rejects.toThrow(`Other users can access the folder ${socketFolder}`);
});
