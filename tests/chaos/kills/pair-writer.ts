import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { query } from "@/tests/support/postgres";
import { waitUntil } from "@/tests/support/wait-until";

/** The number of pairs acknowledged to a writer; the name tells several writers of one table apart. */
export type Pairs = { name: string; acknowledged: number };

const FILLING = "x".repeat(2_000);

/** Writes pairs of rows, each pair in one transaction, until the connection breaks. */
export async function writeUntilBroken(url: string, pairs: Pairs): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    for (;;) {
      const next = pairs.acknowledged + 1;
      await client.query("BEGIN");
      await client.query("INSERT INTO settings (key, value) VALUES ($1, $2)", [
        keyOf(pairs, "a", next),
        FILLING,
      ]);
      await client.query("INSERT INTO settings (key) VALUES ($1)", [keyOf(pairs, "b", next)]);
      await client.query("COMMIT");
      pairs.acknowledged = next;
    }
  } catch {
    client.end().catch(() => {});
  }
}

/** Waits until a pair is acknowledged and `ms` more, because a kill before the first write proves little. */
export async function whileWriting(pairs: Pairs, ms: number): Promise<void> {
  const before = pairs.acknowledged;
  await waitUntil("a first pair", () => pairs.acknowledged > before, { ms: 10_000, everyMs: 2 }).catch(
    () => {},
  );
  await wait(ms);
}

const keyOf = ({ name }: Pairs, half: string, at: number): string => `${name}:${half}:${at}`;

export type PairsFound = { lost: number; torn: number; phantom: number };

/**
 * Finds missing acknowledged pairs, incomplete pairs, and more than one unacknowledged pair. Counting continues from
 * the stored pairs.
 */
export async function checkPairs(url: string, pairs: Pairs): Promise<PairsFound> {
  const rows = await waitUntil("an answer from the database", () =>
    query(
      url,
      `SELECT split_part(key, ':', 2) AS half, count(*)::int AS many, coalesce(max(split_part(key, ':', 3)::int), 0) AS last
       FROM settings WHERE key LIKE $1 GROUP BY 1`,
      [`${pairs.name}:%`],
    ),
  );
  const of = (half: string) => rows.find((row) => row.half === half) ?? { many: 0, last: 0 };
  const [a, b] = [of("a"), of("b")];
  const found = {
    lost: Math.max(0, pairs.acknowledged - a.many) + (a.last - a.many),
    torn: Math.abs(a.many - b.many),
    phantom: Math.max(0, a.many - pairs.acknowledged - 1),
  };
  pairs.acknowledged = a.last;
  return found;
}

export const addFound = (one: PairsFound, other: PairsFound): PairsFound => ({
  lost: one.lost + other.lost,
  torn: one.torn + other.torn,
  phantom: one.phantom + other.phantom,
});

export const NOTHING_WRONG: PairsFound = { lost: 0, torn: 0, phantom: 0 };
