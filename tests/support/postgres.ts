import { randomInt } from "node:crypto";
import pg from "pg";
import { migrate } from "@/lib/db/migrate";
import { isAlive } from "@/tests/support/is-alive";

/** The PostgreSQL server on which tests create databases, if it answers. */
export const SERVER_URL = process.env.TEST_DATABASE_URL ?? "postgresql://postgres@127.0.0.1:5432/postgres";

export const NO_SERVER = "no PostgreSQL server answers (TEST_DATABASE_URL)";

export async function serverAnswers(): Promise<boolean> {
  const client = new pg.Client({ connectionString: SERVER_URL, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

export type ServerDatabase = { name: string; url: string; drop: () => Promise<void> };

/**
 * Creates a database on the test server: with the shop's tables, without them (`isEmpty`), or as a copy of another that
 * nobody is connected to (`template`).
 */
export async function createDatabase({ isEmpty = false, template = "" } = {}): Promise<ServerDatabase> {
  // The name contains the process id, so that the next run can drop the databases of a killed one.
  const name = `mpsv_test_${process.pid}_${randomInt(1e9)}`;
  // The server's own template may have another encoding, with which the shop opens no new database.
  const from = template || "template0 ENCODING 'UTF8'";
  await query(SERVER_URL, `CREATE DATABASE ${name} TEMPLATE ${from}`);
  const url = new URL(SERVER_URL);
  url.pathname = `/${name}`;
  if (!isEmpty && !template) await migrate(url.href);
  const drop = async () => void (await query(SERVER_URL, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  return { name, url: url.href, drop };
}

/** Drops databases of killed runs, whose process id in the name no longer exists. */
export async function dropAbandonedDatabases(): Promise<void> {
  const rows = await query<{ datname: string }>(
    SERVER_URL,
    "SELECT datname FROM pg_database WHERE datname ~ '^mpsv_test_[0-9]+_[0-9]+$'",
  );
  for (const { datname } of rows) {
    if (!isAlive(Number(datname.split("_")[2])))
      await query(SERVER_URL, `DROP DATABASE IF EXISTS ${datname}`);
  }
}

/** Work over a connection of its own. */
export async function withConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 20_000 });
  // A server that is killed breaks the connection outside of any query.
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/** One statement over a connection of its own; its rows. */
// biome-ignore lint/suspicious/noExplicitAny: a row has the columns its SQL names, as in pg's own types
export async function query<Row extends pg.QueryResultRow = any>(
  url: string,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return withConnection(url, async (client) => (await client.query<Row>(sql, values)).rows);
}
