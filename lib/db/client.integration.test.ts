import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { env } from "@/lib/env";
import { createDb } from "./client";
import { isOutOfConnections } from "./errors";

/** What a query gets whose client has no free connection for `takenMs` milliseconds. */
async function queryOf(connectTimeoutSeconds: number, takenMs: number): Promise<number | Error> {
  const url = new URL(env().DATABASE_URL ?? "");
  url.searchParams.set("connect_timeout", String(connectTimeoutSeconds));
  const client = createDb(url.href, 1);
  let answer: Promise<number | Error> | undefined;
  await client.$transaction(async () => {
    answer = client.setting.count().catch((error: Error) => error);
    await wait(takenMs);
  });
  const got = await answer;
  await client.$disconnect();
  return got ?? new Error("was not asked");
}

it("waits for a connection as long as the connection string says", async () => {
  expect(await queryOf(4, 2_500)).toBe(0);
  expect(isOutOfConnections(await queryOf(1, 2_000))).toBe(true);
});
