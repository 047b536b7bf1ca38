import { cpSync, existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { expect, it, onTestFinished, vi } from "vitest";
import { writeUntilBroken } from "@/tests/chaos/kills/pair-writer";
import { dataFolder, openFor } from "@/tests/support/data-folder";
import { killOwner } from "@/tests/support/embedded-database";
import { query } from "@/tests/support/postgres";
import { openEmbedded } from "./connect.mjs";
import { SHORT_LIVED } from "./node-flags.mjs";

/** A few in every run; `npm run torture` asks for hundreds. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 3);
const CREATIONS = Math.ceil(ROUNDS / 3);

async function countPairs(url: string): Promise<{ a: number; b: number }> {
  const half = (name: string) => `count(*) FILTER (WHERE key ~ '^${name}:')::int AS ${name}`;
  return (await query(url, `SELECT ${half("a")}, ${half("b")} FROM settings`))[0];
}

it(
  `keeps every acknowledged transaction complete over ${ROUNDS} kills of the database under load`,
  async () => {
    const folder = await dataFolder();
    const { url, lines } = await openFor(folder);
    const pairs = { acknowledged: 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      const writing = writeUntilBroken(url, pairs);
      await wait(150 + Math.random() * 400);
      expect(killOwner(folder)).toBe(true);
      await writing;
      // The launcher starts it again by itself, at the same address.
      const found = await untilAnswers(() => countPairs(url));
      expect(found.a).toBe(found.b);
      expect(found.a).toBeGreaterThanOrEqual(pairs.acknowledged);
      expect(found.a).toBeLessThanOrEqual(pairs.acknowledged + 1);
      pairs.acknowledged = found.a;
    }
    expect(pairs.acknowledged).toBeGreaterThan(0);
    expect(lines).toHaveLength(ROUNDS);
  },
  60_000 + ROUNDS * 10_000,
);

it("cancels a statement over its client's time limit while other clients continue", async () => {
  const { url } = await openFor(await dataFolder());
  const forever = "SELECT count(*) FROM generate_series(1, 10000000000) a";
  const impatient = new pg.Client({ connectionString: url, statement_timeout: 400 });
  impatient.on("error", () => {});
  await impatient.connect();
  await impatient.query("INSERT INTO settings (key) VALUES ('a:kept')");
  await expect(impatient.query(forever)).rejects.toThrow();
  // The launcher restarts it, and the acknowledged rows are there.
  expect(await untilAnswers(() => countPairs(url))).toMatchObject({ a: 1 });

  const [patient] = await query(url, "SELECT count(*)::int AS n FROM generate_series(1, 800000) a");
  expect(patient.n).toBe(800_000);
});

it("opens a copy made at rest", async () => {
  const folder = await dataFolder();
  const { url, close } = await openFor(folder);
  const pairs = { acknowledged: 0 };
  const writing = writeUntilBroken(url, pairs);
  await untilAnswers(async () => {
    if ((await countPairs(url)).a < 20) throw new Error("not yet");
  });
  expect(killOwner(folder)).toBe(true);
  await writing;
  await close();
  const copy = await dataFolder({ holds: "nothing" });
  cpSync(join(folder, "cluster"), join(copy, "cluster"), { recursive: true });
  const found = await countPairs((await openFor(copy)).url);
  expect(found.a).toBe(found.b);
  expect(found.a).toBeGreaterThanOrEqual(pairs.acknowledged);
});

it("opens a copy made during writes with complete transactions only, or refuses it", async () => {
  const folder = await dataFolder();
  const { url } = await openFor(folder);
  const pairs = { acknowledged: 0 };
  const writing = writeUntilBroken(url, pairs);
  await untilAnswers(async () => {
    if ((await countPairs(url)).a < 20) throw new Error("not yet");
  });
  const copy = await dataFolder({ holds: "nothing" });
  cpSync(join(folder, "cluster"), join(copy, "cluster"), { recursive: true });
  expect(killOwner(folder)).toBe(true);
  await writing;
  const opened = await openEmbedded(copy, undefined, SHORT_LIVED).catch((error: Error) => error);
  if (opened instanceof Error)
    expect(opened.message).toMatch(/^The database (in .* cannot be opened: files are damaged|ended at once)/);
  else {
    onTestFinished(() => opened.close());
    const found = await countPairs(opened.url);
    expect(found.a).toBe(found.b);
    expect(found.a).toBeLessThanOrEqual(pairs.acknowledged + 1);
  }
}, 120_000);

it(
  `recovers when it is killed while the folder is created, rounds: ${CREATIONS}`,
  async () => {
    for (let round = 0; round < CREATIONS; round += 1) {
      const folder = await dataFolder({ holds: "nothing" });
      const opening = openEmbedded(folder, undefined, SHORT_LIVED);
      const isCreating = () => existsSync(folder) && readdirSync(folder).some(isDraft);
      await vi.waitUntil(isCreating, { timeout: 30_000, interval: 5 });
      // The first one at the very beginning, more of them at any moment.
      if (round > 0) await wait(Math.random() * 1_500);
      expect(killOwner(folder)).toBe(true);
      if (round === 0) expect(existsSync(join(folder, "cluster"))).toBe(false);
      const database = await opening;
      onTestFinished(() => database.close());
      const [found] = await untilAnswers(() => query(database.url, "SELECT version()"));
      expect(found.version).toContain("PGlite");
      await database.close();
    }
  },
  60_000 + CREATIONS * 30_000,
);

/** True for the name of a folder in which a cluster is being created. */
const isDraft = (name: string) => name.startsWith("cluster.creating-");

async function untilAnswers<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tries > 150) throw error;
      await wait(100);
    }
  }
}
