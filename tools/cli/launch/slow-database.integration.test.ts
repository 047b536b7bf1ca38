// Runs once: it is about a server, and what is slow is the way to it.
import { connect, createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { listenForTest } from "@/tests/support/listen";
import { spawnNode } from "@/tests/support/spawned-process";
import { addressOf } from "@/tests/support/statement-proxy";

/** Longer than the shop's own connections wait, and less than a command waits for its first. */
const DELAY_MS = 2_500;

/** The address of a server that takes its time for each connection. */
async function slowServer(): Promise<{ port: number; url: string }> {
  const server = createServer(async (client) => {
    client.on("error", () => client.destroy());
    await wait(DELAY_MS);
    const upstream = connect(addressOf(process.env.DATABASE_URL ?? ""));
    upstream.on("error", () => client.destroy());
    upstream.on("close", () => client.destroy());
    client.on("close", () => upstream.destroy());
    client.pipe(upstream).pipe(client);
  });
  const { port } = await listenForTest(server);
  return { port, url: `postgresql://postgres@127.0.0.1:${port}/postgres` };
}

it("says in one sentence that the server takes too long for the shop's own connections", async () => {
  const { port, url } = await slowServer();
  const command = spawnNode(["prisma/seed.ts"], { env: { ...process.env, DATABASE_URL: url } });
  expect(await command.exited).toEqual({ code: 1, signal: null });
  expect(command.output()).toBe(
    `The database at 127.0.0.1:${port}/postgres takes too long to accept a connection. Allow it 5 seconds with connect_timeout=5 in DATABASE_URL.\n`,
  );
});

it("waits as long as connect_timeout says", async () => {
  const { url } = await slowServer();
  const env = { ...process.env, DATABASE_URL: `${url}?connect_timeout=10` };
  const command = spawnNode(["prisma/seed.ts"], { env });
  expect(await command.exited).toEqual({ code: 0, signal: null });
});
