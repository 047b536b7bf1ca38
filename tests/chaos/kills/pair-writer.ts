import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { query } from "@/tests/support/postgres";
import { waitUntil } from "@/tests/support/wait-until";
import type { ScenarioContext } from "../scenario";

/** The number of pairs acknowledged to a writer. */
type Pairs = { acknowledged: number };

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
      await client.query("INSERT INTO settings (key, value) VALUES ($1, $2)", [`a:${next}`, FILLING]);
      await client.query("INSERT INTO settings (key) VALUES ($1)", [`b:${next}`]);
      await client.query("COMMIT");
      pairs.acknowledged = next;
    }
  } catch {
    client.end().catch(() => {});
  }
}

/** Waits until a pair is acknowledged and `ms` more, because a kill before the first write proves little. */
async function whileWriting(pairs: Pairs, ms: number): Promise<void> {
  const before = pairs.acknowledged;
  await waitUntil("a first pair", () => pairs.acknowledged > before, { ms: 10_000, everyMs: 2 }).catch(
    () => {},
  );
  await wait(ms);
}

type Found = { lost: number; torn: number; phantom: number };

/**
 * Finds missing acknowledged pairs, incomplete pairs, and more than one unacknowledged pair. Counting continues from
 * the stored pairs.
 */
async function checkPairs(url: string, pairs: Pairs): Promise<Found> {
  const rows = await waitUntil("an answer from the database", () =>
    query(
      url,
      `SELECT split_part(key, ':', 1) AS half, count(*)::int AS many, max(split_part(key, ':', 2)::int) AS last
       FROM settings WHERE key ~ '^[ab]:' GROUP BY 1`,
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

type Result = Pairs & Found;

/** @property kill false when there was nothing to kill */
type Target = { url: string; kill: () => boolean | Promise<boolean> };

/** Kills a database so many times while pairs are written to it. */
export async function killUnderWrites(
  { killed, dice }: ScenarioContext,
  { url, kill }: Target,
  kills: number,
): Promise<Result> {
  const pairs: Pairs = { acknowledged: 0 };
  const wrong: Found = { lost: 0, torn: 0, phantom: 0 };
  for (let done = 0; done < kills; ) {
    const writing = writeUntilBroken(url, pairs);
    await whileWriting(pairs, dice.between(0, 200));
    if (await kill()) {
      killed();
      done += 1;
    }
    await writing;
    const { lost, torn, phantom } = await checkPairs(url, pairs);
    wrong.lost += lost;
    wrong.torn += torn;
    wrong.phantom += phantom;
  }
  return { ...pairs, ...wrong };
}

/** Checks the results of all writers together, of which at least `least` pairs are expected. */
export function expectWhole({ expect }: ScenarioContext, all: readonly Result[], least: number): void {
  const sum = (name: keyof Result) => all.reduce((total, one) => total + one[name], 0);
  const written = sum("acknowledged");
  expect("no acknowledged transaction is lost", sum("lost") === 0, `${sum("lost")} of ${written}`);
  expect("no transaction is partly stored", sum("torn") === 0, sum("torn"));
  expect("no unknown data is stored", sum("phantom") === 0, sum("phantom"));
  expect("something was written between the kills", written >= least, written);
}
