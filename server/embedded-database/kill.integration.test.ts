import { cpSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { expect, it, onTestFinished, vi } from "vitest";
import { dataFolder, openFor } from "@/tests/support/data-folder";
import { openEmbedded } from "./connect.mjs";
import { SHORT_LIVED } from "./node-flags.mjs";

/** A few in every run; `npm run torture` asks for hundreds. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 3);
const CREATIONS = Math.ceil(ROUNDS / 3);

const ownerPid = (folder: string): number =>
  (JSON.parse(readFileSync(join(folder, "owner.json"), "utf8")) as { pid: number }).pid;

/**
 * Writes pairs of rows, each pair in one transaction, until the connection breaks; returns the last one acknowledged.
 */
async function writePairs(url: string, from: number): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  let acknowledged = from;
  try {
    for (;;) {
      const next = acknowledged + 1;
      await client.query("BEGIN");
      await client.query("INSERT INTO settings (key, value) VALUES ($1, $2)", [
        `a${next}`,
        "x".repeat(2_000),
      ]);
      await client.query("INSERT INTO settings (key) VALUES ($1)", [`b${next}`]);
      await client.query("COMMIT");
      acknowledged = next;
    }
  } catch {
    return acknowledged;
  }
}

async function countPairs(url: string): Promise<{ a: number; b: number }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    "SELECT count(*) FILTER (WHERE key ~ '^a') AS a, count(*) FILTER (WHERE key ~ '^b') AS b FROM settings",
  );
  await client.end();
  return { a: Number(rows[0].a), b: Number(rows[0].b) };
}

it(
  `keeps every acknowledged transaction complete over ${ROUNDS} kills of the database under load`,
  async () => {
    const folder = await dataFolder();
    const { url, lines } = await openFor(folder);
    let written = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const writing = writePairs(url, written);
      await wait(150 + Math.random() * 400);
      process.kill(ownerPid(folder), "SIGKILL");
      const acknowledged = await writing;
      // The launcher starts it again by itself, at the same address.
      const found = await untilAnswers(() => countPairs(url));
      expect(found.a).toBe(found.b);
      expect(found.a).toBeGreaterThanOrEqual(acknowledged);
      expect(found.a).toBeLessThanOrEqual(acknowledged + 1);
      written = found.a;
    }
    expect(written).toBeGreaterThan(0);
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
  await impatient.query("INSERT INTO settings (key) VALUES ('a-kept')");
  await expect(impatient.query(forever)).rejects.toThrow();
  // The launcher restarts it, and the acknowledged rows are there.
  expect(await untilAnswers(() => countPairs(url))).toMatchObject({ a: 1 });

  const patient = new pg.Client({ connectionString: url });
  await patient.connect();
  const { rows } = await patient.query("SELECT count(*) AS n FROM generate_series(1, 800000) a");
  expect(Number(rows[0].n)).toBe(800_000);
  await patient.end();
});

it("opens a copy made at rest", async () => {
  const folder = await dataFolder();
  const { url, close } = await openFor(folder);
  const writing = writePairs(url, 0);
  await untilAnswers(async () => {
    if ((await countPairs(url)).a < 20) throw new Error("not yet");
  });
  process.kill(ownerPid(folder), "SIGKILL");
  const acknowledged = await writing;
  await close();
  const copy = await dataFolder({ holds: "nothing" });
  cpSync(join(folder, "cluster"), join(copy, "cluster"), { recursive: true });
  const found = await countPairs((await openFor(copy)).url);
  expect(found.a).toBe(found.b);
  expect(found.a).toBeGreaterThanOrEqual(acknowledged);
});

it("opens a copy made during writes with complete transactions only, or refuses it", async () => {
  const folder = await dataFolder();
  const { url } = await openFor(folder);
  const writing = writePairs(url, 0);
  await untilAnswers(async () => {
    if ((await countPairs(url)).a < 20) throw new Error("not yet");
  });
  const copy = await dataFolder({ holds: "nothing" });
  cpSync(join(folder, "cluster"), join(copy, "cluster"), { recursive: true });
  process.kill(ownerPid(folder), "SIGKILL");
  const acknowledged = await writing;
  const opened = await openEmbedded(copy, undefined, SHORT_LIVED).catch((error: Error) => error);
  if (opened instanceof Error)
    expect(opened.message).toMatch(/^The database (in .* cannot be opened: files are damaged|ended at once)/);
  else {
    onTestFinished(() => opened.close());
    const found = await countPairs(opened.url);
    expect(found.a).toBe(found.b);
    expect(found.a).toBeLessThanOrEqual(acknowledged + 1);
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
      process.kill(ownerPid(folder), "SIGKILL");
      if (round === 0) expect(existsSync(join(folder, "cluster"))).toBe(false);
      const database = await opening;
      onTestFinished(() => database.close());
      expect(await untilAnswers(() => version(database.url))).toContain("PGlite");
      await database.close();
    }
  },
  60_000 + CREATIONS * 30_000,
);

/** Of a cluster that is being created. */
const isDraft = (name: string) => name.startsWith("cluster.creating-");

async function version(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("SELECT version() AS version");
  await client.end();
  return rows[0].version;
}

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
