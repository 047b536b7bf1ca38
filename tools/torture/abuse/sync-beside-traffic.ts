import { ask, registerAdmin } from "../parts/ask";
import { PrivateServer } from "../parts/private-server";
import { cloverEnv } from "../parts/register";
import { ShopProcess } from "../parts/shop-process";
import { startNode } from "../parts/victim";
import { waitUntil } from "../parts/wait-until";
import type { Scenario, Torture } from "../scenario";
import { besideVisitors } from "./beside";

const ORDERS = 60_000;
const ORDERS_LONG = 1_000_000;
const TOKEN = "practice-token-of-the-torture";
const MERCHANT = "T0RTURESHOP01";

/** A first read of a long history goes on inside the web process while people look at pages. */
export const syncBesideTraffic: Scenario = {
  tests: "S29",
  name: "a large sync beside traffic",
  group: "abuse",
  isTimed: true,
  needsBuild: true,
  async run(torture) {
    const server = await PrivateServer.open(torture);
    const database = await server.database("shop");
    const pos = await startRegister(torture);
    const shop = await ShopProcess.started(torture, { DATABASE_URL: database, ...cloverEnv(pos) });
    const cookie = await registerAdmin(shop.url);
    const pull = (kind: string) =>
      ask(`${shop.url}/api/clover/sync/${kind}`, { method: "POST", cookie, ms: 600_000 });
    await pull("inventory");
    await pull("customers");
    let pulled: Promise<{ status: number }> | undefined;
    await besideVisitors(torture, shop.url, async (seconds) => {
      pulled ??= pull("orders");
      await Promise.race([pulled, new Promise((resolve) => setTimeout(resolve, seconds * 1000))]);
      const { rows } = await server.query(
        "SELECT status FROM sync_runs WHERE kind = 'orders' ORDER BY id DESC LIMIT 1",
        "shop",
      );
      torture.say(`the sync is ${rows[0]?.status}`);
      // The next turn measures idle: it waits for the end, and begins from nothing again.
      await pulled;
      pulled = undefined;
      await server.query("TRUNCATE orders, order_items, sync_cursors CASCADE", "shop");
    });
    const { rows } = await server.query("SELECT status, read FROM sync_runs WHERE kind = 'orders'", "shop");
    const isDone = rows.length > 0 && rows.every(({ status }) => status === "done");
    torture.expect("the syncs come to their end", isDone, rows.map(({ read }) => `${read} read`).join(", "));
  },
};

/** In a process of its own, with Clover's limits: the visitors' process must not pay for it. */
async function startRegister(torture: Torture) {
  const orders = torture.isLong ? ORDERS_LONG : ORDERS;
  const sizes = ["--products", "1000", "--customers", "5000", "--orders", String(orders), "--days", "600"];
  const who = ["--port", "0", "--token", TOKEN, "--merchant", MERCHANT];
  const process = startNode(torture.folder, ["tools/practice-pos/main.ts", ...who, ...sizes]);
  torture.atEnd(() => process.kill("SIGKILL"));
  const url = await waitUntil("the register's start", () => /(http:\/\/\S+)/.exec(process.said())?.[1]);
  return { url, token: TOKEN, merchantId: MERCHANT };
}
