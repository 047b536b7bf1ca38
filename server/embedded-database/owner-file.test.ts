import { readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it, onTestFinished, vi } from "vitest";
import { temporaryFolder } from "@/tests/support/temporary-folder";
import { OwnerFile } from "./owner-file";
import { placesFor } from "./places.mjs";

const BEAT_MS = 50;
const MANY_BEATS_MS = 500;

async function takeFolder() {
  const folder = temporaryFolder();
  const places = placesFor(folder);
  const file = await OwnerFile.take(places, { beatMs: BEAT_MS });
  onTestFinished(() => file.remove());
  const onLost = vi.fn();
  file.watch(() => {}, onLost);
  const beat = () => JSON.parse(readFileSync(places.ownerFile, "utf8")).beat as number;
  await vi.waitUntil(() => beat() > 0);
  return { folder, places, onLost, beat };
}

it("beats while the thread of the engine computes", async () => {
  const { beat } = await takeFolder();
  const before = beat();
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, MANY_BEATS_MS);
  expect(beat()).toBeGreaterThan(before + 3);
});

it.runIf(process.platform === "linux")(
  "keeps the folder while the disk is full, and beats on after it",
  async () => {
    const { places, onLost, beat } = await takeFolder();
    const draft = `${places.ownerFile}.new`;
    symlinkSync("/dev/full", `${draft}er`);
    const last = beat();
    await vi.waitUntil(() => beat() > last, { interval: 1 });
    renameSync(`${draft}er`, draft);
    const before = beat();
    await wait(MANY_BEATS_MS);
    expect(beat()).toBe(before);
    rmSync(draft);
    await vi.waitUntil(() => beat() > before);
    expect(onLost).not.toHaveBeenCalled();
  },
);

it("gives the folder up when it can write to it no more", async () => {
  const { folder, onLost } = await takeFolder();
  // Moved, because a beat may write into a folder that is being emptied.
  renameSync(folder, `${folder}-moved`);
  onTestFinished(() => rmSync(`${folder}-moved`, { recursive: true }));
  await vi.waitUntil(() => onLost.mock.calls.length > 0);
  expect(onLost).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: "ENOENT" }));
});

it("leaves a folder to another machine that took it during the same wait", async () => {
  const places = placesFor(temporaryFolder());
  const note = (machine: string) =>
    writeFileSync(places.ownerFile, JSON.stringify({ machine, pid: 1, beat: 0 }));
  note("gone");
  const taken = OwnerFile.take(places, { watchMs: 50 });
  note("quicker");
  await expect(taken).rejects.toThrow("is in use by another machine (quicker)");
});
