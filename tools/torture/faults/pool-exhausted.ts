import { setTimeout as wait } from "node:timers/promises";
import { ask } from "../parts/ask";
import { PrivateServer } from "../parts/private-server";
import { ShopProcess } from "../parts/shop-process";
import { waitUntil } from "../parts/wait-until";
import type { Scenario } from "../scenario";
import { holdTable } from "./held-table";
import { tally } from "./steady-visitor";

const HELD = 12;
const MORE = 20;
/** Two seconds, and what a busy machine takes to notice. */
const REFUSED_WITHIN_MS = 2_500;

const message = { name: "A visitor", email: "visitor@example.com", message: "Waiting for a connection." };

/** Every connection of the web process waits for a lock; the next requests find none left. */
export const poolExhausted: Scenario = {
  tests: "D09",
  name: "all database connections are taken",
  group: "faults",
  isTimed: false,
  needsBuild: true,
  async run(torture) {
    const server = await PrivateServer.open(torture);
    const url = await server.database("shop");
    const shop = await ShopProcess.started(torture, { DATABASE_URL: url });
    await ask(`${shop.url}/deals`);
    const release = await holdTable(url, "contact_submissions");
    torture.atEnd(release);
    const post = (at: number) =>
      ask(`${shop.url}/api/contact`, { json: message, from: `198.51.100.${at}` }).then(
        ({ status }) => status,
        () => 0,
      );
    const held = Array.from({ length: HELD }, (_, at) => post(at));
    await waitUntil("the taken connections", async () => (await waiting(server)) >= 8);
    const asked = Array.from({ length: MORE }, async (_, at) => {
      const began = Date.now();
      const { status } = await ask(`${shop.url}/api/products?q=a${at}`);
      return { status, ms: Date.now() - began };
    });
    const refused = await Promise.all(asked);
    const slowest = Math.max(...refused.map(({ ms }) => ms));
    const statuses = refused.map(({ status }) => status);
    torture.expect(
      "requests that need the database are refused with 503",
      statuses.every((one) => one === 503),
      tally(statuses),
    );
    torture.expect("they are refused within 2 s", slowest <= REFUSED_WITHIN_MS, `slowest ${slowest} ms`);
    const pages = await Promise.all(
      ["/", "/deals", "/api/health/live"].map(async (path) => (await ask(shop.url + path)).status),
    );
    torture.expect(
      "pages that are stored, and live, answer 200",
      pages.every((one) => one === 200),
      tally(pages),
    );
    await release();
    const settled = await Promise.all(held);
    torture.expect(
      "those that waited were answered",
      settled.every((one) => one === 200 || one === 503),
      tally(settled),
    );
    await wait(500);
    const after = await Promise.all(
      Array.from({ length: 10 }, async (_, at) => (await ask(`${shop.url}/api/products?q=b${at}`)).status),
    );
    torture.expect(
      "afterwards nothing has piled up",
      after.every((one) => one === 200),
      tally(after),
    );
  },
};

async function waiting(server: PrivateServer): Promise<number> {
  const { rows } = await server.query(
    "SELECT count(*)::int AS many FROM pg_stat_activity WHERE wait_event_type = 'Lock'",
  );
  return rows[0]?.many ?? 0;
}
