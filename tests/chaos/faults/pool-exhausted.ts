import { setTimeout as wait } from "node:timers/promises";
import { ask } from "@/tests/support/http";
import { lockTable } from "@/tests/support/lock-table";
import { waitUntil } from "@/tests/support/wait-until";
import type { Scenario } from "../scenario";
import { startShopOnServer } from "../shop";
import { tally } from "./steady-visitor";
import { waitingFor } from "./waiting-connections";

const HELD = 12;
const MORE = 20;
/** Connections that visitors may take. */
const TAKEN = 8;
const REFUSED_WITHIN_MS = 2_000;
const STORED = ["/", "/deals"];

const message = { name: "A visitor", email: "visitor@example.com", message: "Waiting for a connection." };

/** Scenario: all database connections of the web process wait for a lock, so that further requests get none. */
export const poolExhausted: Scenario = {
  tests: "D09",
  name: "all database connections are taken",
  group: "faults",
  async run(context) {
    const { server, url, shop } = await startShopOnServer(context);
    for (const path of STORED) await ask(shop.url + path);
    const release = await lockTable(url, "contact_submissions");
    context.atEnd(release);
    const post = (at: number) =>
      ask(`${shop.url}/api/contact`, { json: message, from: `198.51.100.${at}` }).then(
        ({ status }) => status,
        () => 0,
      );
    const waiting = Array.from({ length: HELD }, (_, at) => post(at));
    await waitUntil("the taken connections", async () => (await waitingFor(server)) >= TAKEN);
    const requests = Array.from({ length: MORE }, (_, at) => timed(`${shop.url}/api/products?q=a${at}`));
    // Measures an answer without the database meanwhile, which is the machine's share of the delay.
    const plain = Promise.all(Array.from({ length: MORE }, () => timed(`${shop.url}/api/health/live`)));
    const refused = await Promise.all(requests);
    const slowest = Math.max(...refused.map(({ ms }) => ms)) - Math.max(...(await plain).map(({ ms }) => ms));
    const statuses = refused.map(({ status }) => status);
    context.expect(
      "requests that need the database are refused with 503",
      statuses.every((one) => one === 503),
      tally(statuses),
    );
    context.expect(
      "they are refused within 2 s of a normal response time",
      slowest <= REFUSED_WITHIN_MS,
      `slowest ${slowest} ms`,
    );
    const pages = await Promise.all(
      [...STORED, "/api/health/live"].map(async (path) => (await ask(shop.url + path)).status),
    );
    context.expect(
      "stored pages and live answer 200",
      pages.every((one) => one === 200),
      tally(pages),
    );
    await release();
    const answers = await Promise.all(waiting);
    context.expect(
      "those that had a connection do their work, and the others are refused",
      answers.every((one) => one === 200 || one === 503) &&
        answers.filter((one) => one === 200).length >= TAKEN,
      tally(answers),
    );
    await wait(500);
    const after = await Promise.all(
      Array.from({ length: 10 }, async (_, at) => (await ask(`${shop.url}/api/products?q=b${at}`)).status),
    );
    context.expect(
      "no backlog remains",
      after.every((one) => one === 200),
      tally(after),
    );
  },
};

async function timed(url: string): Promise<{ status: number; ms: number }> {
  const began = Date.now();
  const { status } = await ask(url);
  return { status, ms: Date.now() - began };
}
