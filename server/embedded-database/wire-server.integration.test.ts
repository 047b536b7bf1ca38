import { once } from "node:events";
import type { Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { temporaryFolder } from "@/tests/support/temporary-folder";
import { queryFrame } from "./frames";
import { WireServer } from "./wire-server";

const IDLE_MS = 700;
const folder = temporaryFolder(afterAll);
const clients: pg.Client[] = [];
const fatal: Error[] = [];
let engine: PGlite;
let server: WireServer;

beforeAll(async () => {
  engine = await PGlite.create();
  server = new WireServer({ engine, onFatal: (reason) => fatal.push(reason), idleInTransactionMs: IDLE_MS });
  await server.listen(join(folder, ".s.PGSQL.5432"));
  await engine.exec("CREATE TABLE notes (word text)");
});

afterAll(async () => {
  await Promise.all(clients.map((client) => client.end().catch(() => {})));
  await server.stop();
  await engine.close();
  expect(fatal).toEqual([]);
});

async function arrive(): Promise<pg.Client> {
  const client = new pg.Client({ host: folder, user: "postgres", database: "postgres" });
  client.on("error", () => {});
  clients.push(client);
  await client.connect();
  return client;
}

const count = async (client: pg.Client) =>
  Number((await client.query("SELECT count(*) AS n FROM notes")).rows[0]?.n);

it("isolates eight clients whose queries are longer than one network read", async () => {
  await Promise.all(
    Array.from({ length: 8 }, async (_, who) => {
      const client = await arrive();
      for (let round = 0; round < 25; round += 1) {
        const text = String(who).repeat(who % 2 === 0 ? 300_000 : 10);
        const values = who % 2 === 0 ? [text, who] : [text];
        const extra = who % 2 === 0 ? "$2::int" : String(who);
        const { rows } = await client.query(
          `SELECT length($1::text) AS length, left($1, 1) AS first, ${extra} AS who`,
          values,
        );
        expect(rows[0]).toEqual({ length: text.length, first: String(who), who });
      }
    }),
  );
});

it("blocks other clients during a transaction and shows them all of it or nothing", async () => {
  const [writer, reader] = [await arrive(), await arrive()];
  await writer.query("BEGIN");
  await writer.query("INSERT INTO notes VALUES ('a')");
  const seen = count(reader);
  await writer.query("INSERT INTO notes VALUES ('b')");
  await writer.query("COMMIT");
  expect(await seen).toBe(2);
});

it("accepts a new client while another is in a transaction", async () => {
  const writer = await arrive();
  await writer.query("BEGIN");
  await arrive();
  await writer.query("COMMIT");
});

it("rolls back the transaction of a disconnected client", async () => {
  const [writer, reader] = [await arrive(), await arrive()];
  const before = await count(reader);
  await writer.query("BEGIN");
  await writer.query("INSERT INTO notes VALUES ('lost')");
  (writer as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
  expect(await count(reader)).toBe(before);
});

it("terminates an idle transaction while others wait", async () => {
  const [sleeper, other] = [await arrive(), await arrive()];
  const before = await count(other);
  await sleeper.query("BEGIN");
  await sleeper.query("INSERT INTO notes VALUES ('asleep')");
  expect(await count(other)).toBe(before);
  await expect(sleeper.query("COMMIT")).rejects.toThrow();
});

it("terminates it even if the client has stopped reading", async () => {
  const [holder, other] = [await arrive(), await arrive()];
  const before = await count(other);
  await holder.query("BEGIN");
  await holder.query("INSERT INTO notes VALUES ('unread')");
  const { stream } = (holder as unknown as { connection: { stream: Socket } }).connection;
  stream.pause();
  stream.write(queryFrame("SELECT repeat('x', 8000000)"));
  await wait(100);
  const began = performance.now();
  expect(await count(other)).toBe(before);
  expect(performance.now() - began).toBeGreaterThan(IDLE_MS / 2);
  stream.resume();
});

it("does not terminate an idle transaction while nobody waits", async () => {
  const client = await arrive();
  await client.query("BEGIN");
  await wait(IDLE_MS * 2);
  await expect(client.query("COMMIT")).resolves.toBeDefined();
});

it("reports an error and continues with the same client", async () => {
  const client = await arrive();
  await expect(client.query("SELECT 1 / $1::int", [0])).rejects.toThrow("division by zero");
  expect((await client.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
});

it("refuses COPY FROM STDIN, which would crash the engine", async () => {
  const client = await arrive();
  await expect(client.query("COPY notes FROM STDIN")).rejects.toThrow(
    "not available on the embedded database",
  );
  await expect(client.query("SELECT 1; copy notes from stdin")).rejects.toThrow("not available");
  expect((await client.query("SELECT 'copy notes from stdin' AS text")).rows).toHaveLength(1);
});

it("takes a value that reads like COPY FROM STDIN for a value", async () => {
  const client = await arrive();
  const word = "x; copy the list from stdin please";
  const asValue = (text: string, values: unknown[]) => client.query(text, values);
  expect((await asValue("SELECT $1::text AS t", [word])).rows).toEqual([{ t: word }]);
  expect(
    (await asValue("SELECT $1::text AS t", [`${"\n".repeat(100)}copy notes from stdin`])).rows,
  ).toHaveLength(1);
});

it("refuses COPY FROM STDIN as a named statement too", async () => {
  const client = await arrive();
  const named = { name: "copying", text: "COPY notes FROM STDIN", values: [] };
  await expect(client.query(named)).rejects.toThrow("not available");
});

it("refuses COPY FROM STDIN inside a transaction, which can then only be rolled back", async () => {
  const client = await arrive();
  await client.query("BEGIN");
  const extended = { text: "COPY notes FROM STDIN", queryMode: "extended" } as pg.QueryConfig;
  await expect(client.query(extended)).rejects.toThrow("not available");
  await expect(client.query("SELECT 1")).rejects.toThrow("current transaction is aborted");
  await client.query("ROLLBACK");
});

it("runs the query of a client that terminates right after sending it", async () => {
  const [hasty, other] = [await arrive(), await arrive()];
  const before = await count(other);
  const { stream } = (hasty as unknown as { connection: { stream: Socket } }).connection;
  stream.write(
    Buffer.concat([queryFrame("INSERT INTO notes VALUES ('hasty')"), Buffer.from([0x58, 0, 0, 0, 4])]),
  );
  await once(stream, "close");
  expect(await count(other)).toBe(before + 1);
});
