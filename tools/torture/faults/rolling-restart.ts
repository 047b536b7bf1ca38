import { setTimeout as wait } from "node:timers/promises";
import { wasNotTaken } from "@/tests/setup/not-taken";
import { ask } from "../parts/ask";
import { PrivateServer } from "../parts/private-server";
import { cloverEnv, openRegister } from "../parts/register";
import { ShopProcess } from "../parts/shop-process";
import { waitUntil } from "../parts/wait-until";
import { rounds, type Scenario } from "../scenario";
import { tally } from "./steady-visitor";

const RESTARTS = 6;
const VISITORS = 4;

/** Two shops on one database behind a proxy that passes on to the other when one takes no connection. */
export const rollingRestart: Scenario = {
  tests: "V09",
  name: "two processes are restarted in turn",
  group: "faults",
  isTimed: false,
  needsBuild: true,
  async run(torture) {
    const server = await PrivateServer.open(torture);
    const url = await server.database("shop");
    const pos = await openRegister(torture, { products: 300, customers: 100, orders: 200, days: 30 });
    const env = { DATABASE_URL: url, ...cloverEnv(pos), CLOVER_PULL_MINUTES: "15" };
    const shops = [await ShopProcess.started(torture, env), await ShopProcess.started(torture, env)];
    await waitUntil("the first scheduled syncs", async () => (await runs(server)).length >= 3);
    const statuses: number[] = [];
    let isOver = false;
    const visitors = Array.from({ length: VISITORS }, async (_, at) => {
      while (!isOver) {
        const path = torture.dice.pick(["/", "/deals", "/inventory", "/api/products?q=glass"]);
        statuses.push(await askEither(at % 2 === 0 ? shops : shops.toReversed(), path));
        await wait(10);
      }
    });
    for (let done = 0; done < rounds(torture, RESTARTS); done += 1) {
      const shop = shops[done % 2];
      await shop?.stop();
      await shop?.start();
    }
    isOver = true;
    await Promise.all(visitors);
    torture.expect(
      "no request failed",
      statuses.length > 20 && statuses.every((one) => one === 200),
      tally(statuses),
    );
    const twice = (await runs(server)).filter(({ many }) => many > 1);
    torture.expect(
      "each scheduled sync ran once",
      twice.length === 0,
      twice.map(({ kind }) => kind).join(", "),
    );
  },
};

async function runs(server: PrivateServer): Promise<{ kind: string; many: number }[]> {
  const sql = "SELECT kind, count(*)::int AS many FROM sync_runs WHERE kind <> 'tiers' GROUP BY kind";
  return (await server.query(sql, "shop")).rows;
}

/** As a proxy does: the next one when a connection is not taken. */
async function askEither(shops: ShopProcess[], path: string): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    for (const { url } of shops) {
      try {
        return (await ask(url + path, { from: `198.51.100.${tries % 250}` })).status;
      } catch (error) {
        if (!wasNotTaken(error)) return 0;
      }
    }
    await wait(50);
  }
  return 0;
}
