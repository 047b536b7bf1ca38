import { setTimeout as wait } from "node:timers/promises";
import { askAny } from "@/tests/support/http";
import { cloverEnv } from "@/tests/support/practice-shop";
import type { PrivatePostgres } from "@/tests/support/private-postgres";
import { waitUntil } from "@/tests/support/wait-until";
import { openServerFor } from "../databases";
import { openPractice } from "../practice-pos";
import { rounds, type Scenario } from "../scenario";
import { startShop } from "../shop";
import { tally } from "./steady-visitor";

const RESTARTS = 6;
const VISITORS = 4;

/** Scenario: two shops on one database are restarted in turn behind a proxy that retries on the other. */
export const rollingRestart: Scenario = {
  tests: "V09",
  name: "two processes are restarted in turn",
  group: "faults",
  async run(context) {
    const server = await openServerFor(context);
    const url = await server.database("shop");
    const pos = await openPractice(context, { products: 300, customers: 100, orders: 200, days: 30 });
    const env = { DATABASE_URL: url, ...cloverEnv(pos), CLOVER_PULL_MINUTES: "15" };
    const shops = [await startShop(context, env), await startShop(context, env)];
    await waitUntil("the first scheduled syncs", async () => (await runs(server)).length >= 3);
    const statuses: number[] = [];
    let isOver = false;
    const visitors = Array.from({ length: VISITORS }, async (_, at) => {
      while (!isOver) {
        const path = context.dice.pick(["/", "/deals", "/inventory", "/api/products?q=glass"]);
        const inOrder = at % 2 === 0 ? shops : shops.toReversed();
        const answer = await askAny(inOrder, path, { from: `198.51.100.${at}` }).catch(() => null);
        statuses.push(answer?.status ?? 0);
        await wait(10);
      }
    });
    for (let done = 0; done < rounds(context, RESTARTS); done += 1) {
      const shop = shops[done % 2];
      await shop?.stop();
      await shop?.start();
    }
    isOver = true;
    await Promise.all(visitors);
    context.expect(
      "no request failed",
      statuses.length > 20 && statuses.every((one) => one === 200),
      tally(statuses),
    );
    const twice = (await runs(server)).filter(({ many }) => many > 1);
    context.expect(
      "each scheduled sync ran once",
      twice.length === 0,
      twice.map(({ kind }) => kind).join(", "),
    );
  },
};

async function runs(server: PrivatePostgres): Promise<{ kind: string; many: number }[]> {
  const sql = "SELECT kind, count(*)::int AS many FROM sync_runs WHERE kind <> 'tiers' GROUP BY kind";
  return server.query(sql, "shop");
}
