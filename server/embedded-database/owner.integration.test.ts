import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { dataFolder, openFor } from "@/tests/support/data-folder";
import { copyTemplate } from "@/tests/support/embedded-template";
import { isAlive } from "@/tests/support/is-alive";
import { query } from "@/tests/support/postgres";
import { openEmbedded } from "./connect.mjs";
import { SHORT_LIVED } from "./node-flags.mjs";
import type { OwnerReport } from "./owner";
import { OwnerFile } from "./owner-file";
import { placesFor, requireUnwritableByOthers } from "./places.mjs";

vi.setConfig({ testTimeout: 120_000 });

const IS_ROOT = process.getuid?.() === 0;

const ownerPid = (folder: string): number =>
  (JSON.parse(readFileSync(join(folder, "owner.json"), "utf8")) as { pid: number }).pid;

/** Starts an owner directly, without a launcher, as a second opener would; returns its process and what it reports. */
function startOwner(folder: string): { child: ChildProcess; report: Promise<OwnerReport> } {
  const child = spawn(process.execPath, ["server/embedded-database/owner.mjs", folder], {
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  return {
    child,
    report: new Promise((resolve) => child.once("message", (report) => resolve(report as OwnerReport))),
  };
}

const refusalOf = (folder: string) =>
  openEmbedded(folder).then(
    () => "opened",
    (error: Error) => error.message,
  );

describe("one data folder and several processes", () => {
  it("lets a second launcher join, and shuts down cleanly after the last one leaves", async () => {
    const folder = await dataFolder();
    const first = await openFor(folder);
    const second = await openFor(folder);
    expect(second.url).toBe(first.url);
    expect(await query(first.url, "SHOW shared_buffers")).toEqual([{ shared_buffers: "32MB" }]);
    const pid = ownerPid(folder);
    await first.close();
    await query(second.url, "INSERT INTO settings (key, value) VALUES ('k', 'kept')");
    // Closed a second time, it waits for the same end.
    void second.close();
    await second.close();
    expect(existsSync(join(folder, "owner.json"))).toBe(false);
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 5_000);
    const third = await openFor(folder);
    expect(await query(third.url, "SELECT value FROM settings")).toEqual([{ value: "kept" }]);
  });

  it("serves its launchers to the end after SIGTERM, SIGINT and SIGHUP", async () => {
    const folder = await dataFolder();
    const { url, lines } = await openFor(folder);
    const pid = ownerPid(folder);
    for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
      process.kill(pid, signal);
      expect(await query(url, "SELECT 1 AS one"), signal).toEqual([{ one: 1 }]);
      expect([ownerPid(folder), lines], signal).toEqual([pid, []]);
    }
  });

  it("ends in order when its launcher goes while it starts", async () => {
    const folder = await dataFolder();
    const { child } = startOwner(folder);
    const ended = once(child, "exit");
    await vi.waitFor(() => expect(existsSync(join(folder, "owner.json"))).toBe(true), 10_000);
    child.disconnect();
    await (await openFor(folder)).close();
    expect(await ended).toEqual([0, null]);
    expect(existsSync(join(folder, "owner.json"))).toBe(false);
  });

  it("outlives a killed launcher until the next one comes, and lets its clients finish", async () => {
    const folder = await dataFolder();
    const script = `import { openEmbedded } from "./server/embedded-database/connect.mjs";
      await openEmbedded(process.argv[1], undefined, ${JSON.stringify(SHORT_LIVED)});
      process.send("open");`;
    const stdio = ["ignore", "ignore", "ignore", "ipc"] as const;
    const launcher = spawn(process.execPath, ["--input-type=module", "-e", script, folder], {
      stdio: [...stdio],
    });
    onTestFinished(() => void launcher.kill("SIGKILL"));
    await once(launcher, "message");
    const pid = ownerPid(folder);
    const url = placesFor(folder).url;
    launcher.kill("SIGKILL");
    await once(launcher, "exit");
    // Longer than the database waits after an orderly end.
    await wait(1_500);
    expect(await query(url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    await openFor(folder);
    expect(ownerPid(folder)).toBe(pid);
  });

  it("is refused with one sentence while its owner is suspended", async () => {
    const folder = await dataFolder();
    await openFor(folder);
    const pid = ownerPid(folder);
    process.kill(pid, "SIGSTOP");
    onTestFinished(() => void process.kill(pid, "SIGCONT"));
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const refusal = refusalOf(folder);
    await vi.advanceTimersByTimeAsync(61_000);
    expect(await refusal).toBe(`The data folder ${folder} is in use by a process that does not answer.`);
  });

  it("is opened although its start took longer than a launcher waits for another one", async () => {
    const folder = await dataFolder();
    const [start, late] = [Date.now(), Date.now() + 61_000];
    const hasStarted = () => existsSync(join(folder, "owner.json"));
    const clock = vi.spyOn(Date, "now").mockImplementation(() => (hasStarted() ? late : start));
    onTestFinished(() => clock.mockRestore());
    const { url } = await openFor(folder);
    expect(await query(url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });

  it("gives concurrently started launchers the same database", async () => {
    const folder = await dataFolder();
    const opened = await Promise.all([openFor(folder), openFor(folder), openFor(folder)]);
    for (const [at, { url }] of opened.entries())
      await query(url, `INSERT INTO settings (key) VALUES ('${at}')`);
    expect(await query(opened[0]!.url, "SELECT key FROM settings")).toHaveLength(3);
  });

  it("does not block the event loop of the client during a slow query", async () => {
    const { url } = await openFor(await dataFolder());
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 5);
    const rows = await query(
      url,
      "SELECT count(*)::int AS n FROM generate_series(1, 1000000) AS g WHERE g % 7 = 0",
    );
    clearInterval(timer);
    expect(rows[0].n).toBe(142_857);
    // A database inside this process would block its timers until it answers.
    expect(ticks).toBeGreaterThan(10);
  });

  it("exits when the engine ends its session, and loses nothing", async () => {
    const folder = await dataFolder();
    const { url } = await openFor(folder);
    const pid = ownerPid(folder);
    await query(url, "CREATE TABLE kept AS SELECT 1 AS one");
    const sleeper = new pg.Client({ connectionString: url });
    sleeper.on("error", () => {});
    await sleeper.connect();
    await sleeper.query("BEGIN; SET LOCAL idle_in_transaction_session_timeout = '100ms'");
    await wait(300);
    await expect(sleeper.query("SELECT 1")).rejects.toThrow();
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 10_000 });
    const again = await openFor(folder);
    expect(await query(again.url, "SELECT one FROM kept")).toEqual([{ one: 1 }]);
  });

  it("refuses a second opener at once without affecting the first", async () => {
    const folder = await dataFolder();
    const { url } = await openFor(folder);
    await query(url, "INSERT INTO settings (key) VALUES ('before')");
    const second = startOwner(folder);
    const began = Date.now();
    expect(await second.report).toEqual({ state: "busy" });
    // Half a second on an idle machine; a busy one may take longer to start a process at all.
    expect(Date.now() - began).toBeLessThan(10_000);
    expect(await query(url, "SELECT key FROM settings")).toEqual([{ key: "before" }]);
  });

  it("keeps the lock when every lock-like file is deleted, and can be joined again soon", async () => {
    const folder = await dataFolder();
    const { url } = await openFor(folder);
    const pid = ownerPid(folder);
    // Stopped, so that it cannot notice the deletion and exit before the other has tried.
    process.kill(pid, "SIGSTOP");
    for (const name of ["owner.json", ".launchers", ".s.PGSQL.5432"]) rmSync(join(folder, name));
    expect(await startOwner(folder).report).toEqual({ state: "busy" });
    process.kill(pid, "SIGCONT");
    // The owner notices and exits, and the launcher that still needs the database starts it again.
    await vi.waitFor(async () => expect(await query(url, "SELECT 1 AS one")).toHaveLength(1), 15_000);
    expect(ownerPid(folder)).not.toBe(pid);
  });

  it("stops without writing when its folder is replaced", async () => {
    const folder = await dataFolder();
    const { child, report } = startOwner(folder);
    expect(await report).toEqual({ state: "ready" });
    renameSync(folder, `${folder}.old`);
    mkdirSync(folder);
    const ended = new Promise((resolve) => child.once("exit", resolve));
    const url = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(`${folder}.old`)}`;
    await expect(query(url, "INSERT INTO settings (key) VALUES ('stray')")).rejects.toThrow();
    expect(await ended).toBe(1);
    expect(existsSync(join(folder, "cluster"))).toBe(false);
  });
});

describe("notes left in the folder", () => {
  const forge = (folder: string, owner: object) =>
    writeFileSync(join(folder, "owner.json"), JSON.stringify(owner));

  it("ignores a dead owner's process id that was reused", async () => {
    const folder = await dataFolder();
    const machine = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    forge(folder, { machine, pid: process.pid, beat: 7 });
    const { url } = await openFor(folder);
    expect(await query(url, "SELECT 1 AS one")).toHaveLength(1);
  });

  it("takes over from another machine whose note no longer changes", async () => {
    const folder = await dataFolder();
    forge(folder, { machine: "elsewhere", pid: 1, beat: 7 });
    const taken = await OwnerFile.take(placesFor(folder), { watchMs: 100 });
    onTestFinished(() => taken.remove());
    expect(ownerPid(folder)).toBe(process.pid);
  });

  it("refuses a folder that another machine is using", async () => {
    const folder = await dataFolder();
    let beat = 0;
    const other = setInterval(() => forge(folder, { machine: "elsewhere", pid: 1, beat: beat++ }), 200);
    onTestFinished(() => clearInterval(other));
    await vi.waitUntil(() => beat > 0);
    expect(await refusalOf(folder)).toBe(
      `The data folder ${folder} is in use by another machine (elsewhere).`,
    );
  });
});

describe("a folder that cannot be used", () => {
  it("is refused with one sentence when this user may not write to it", async () => {
    const folder = await dataFolder();
    chmodSync(folder, 0o500);
    onTestFinished(() => chmodSync(folder, 0o700));
    expect(await refusalOf(folder)).toMatch(/^The data folder \S+ cannot be read or written by this user\.$/);
  });

  it("is refused with one sentence when others may write to it", async () => {
    const folder = await dataFolder();
    const sentence = `Other users can write to the data folder ${folder}: make it private (chmod 700 ${folder}).`;
    for (const mode of [0o707, 0o777, 0o770]) {
      chmodSync(folder, mode);
      expect(() => requireUnwritableByOthers(folder)).toThrow(sentence);
    }
    expect(await refusalOf(folder)).toBe(sentence);
    expect(await startOwner(folder).report).toEqual({ state: "refused", reason: sentence });
    chmodSync(folder, 0o755);
    expect(() => requireUnwritableByOthers(folder)).not.toThrow();
  });

  it.runIf(IS_ROOT)("is refused with one sentence when it belongs to another user", async () => {
    const folder = await dataFolder();
    chownSync(folder, 12_345, 12_345);
    expect(await refusalOf(folder)).toBe(`The folder ${folder} belongs to another user.`);
  });

  it("is refused with one sentence when it is a file", async () => {
    const folder = await dataFolder({ holds: "nothing" });
    writeFileSync(folder, "");
    expect(await refusalOf(folder)).toMatch(/^The data folder \S+ is not a folder\.$/);
  });

  it("is served from a shorter socket path when its own is too long", async () => {
    const folder = join(await dataFolder({ holds: "nothing" }), "deep".repeat(30));
    await copyTemplate(folder);
    const { url } = await openFor(folder);
    expect(await query(url, "SELECT 1 AS one")).toHaveLength(1);
    expect(new URL(url).searchParams.get("host")!.length).toBeLessThan(100);
  });
});
