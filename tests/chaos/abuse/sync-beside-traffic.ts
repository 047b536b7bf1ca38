import { ask, registerOwner } from "@/tests/support/http";
import { spawnPractice } from "@/tests/support/practice-shop";
import { openServerFor } from "../databases";
import type { Scenario } from "../scenario";
import { startShop } from "../shop";
import { measureVisitorsDuring } from "./visitors-during";

const ORDERS = 60_000;
const ORDERS_LONG = 1_000_000;

/** Scenario: the first sync of a long history runs while visitors load pages. */
export const syncBesideTraffic: Scenario = {
  tests: "S29",
  name: "a large sync beside traffic",
  group: "abuse",
  async run(context) {
    const server = await openServerFor(context);
    const database = await server.database("shop");
    const orders = context.isLong ? ORDERS_LONG : ORDERS;
    const practice = await spawnPractice({ products: 1_000, customers: 5_000, orders, days: 600 });
    context.atEnd(() => practice.child.stop("SIGKILL"));
    const shop = await startShop(context, { DATABASE_URL: database, ...practice.env });
    const cookie = await registerOwner(shop.url);
    const pull = (kind: string) =>
      ask(`${shop.url}/api/clover/sync/${kind}`, { method: "POST", cookie, ms: 600_000 });
    for (const kind of ["inventory", "customers"]) {
      const { status } = await pull(kind);
      if (status !== 200) throw new Error(`The sync of ${kind} was answered with ${status}.`);
    }
    let pulled: Promise<{ status: number }> | undefined;
    await measureVisitorsDuring(context, shop.url, async (seconds) => {
      pulled ??= pull("orders");
      await Promise.race([pulled, new Promise((resolve) => setTimeout(resolve, seconds * 1000))]);
      const rows = await server.query(
        "SELECT status FROM sync_runs WHERE kind = 'orders' ORDER BY id DESC LIMIT 1",
        "shop",
      );
      context.say(`the sync is ${rows[0]?.status}`);
      // The next round measures the idle shop, so this one waits for the sync to end; the next sync starts from the
      // beginning.
      await pulled;
      pulled = undefined;
      await server.query("TRUNCATE orders, order_items, sync_cursors CASCADE", "shop");
    });
    const rows = await server.query("SELECT status, read FROM sync_runs WHERE kind = 'orders'", "shop");
    const isDone =
      rows.length > 0 && rows.every(({ status, read }) => status === "done" && read > orders / 2);
    context.expect("the syncs finish", isDone, rows.map(({ read }) => `${read} read`).join(", "));
  },
};
