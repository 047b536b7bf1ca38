import { cloverEnv } from "@/tests/support/practice-shop";
import { hasProc } from "@/tests/support/process-stats";
import type { ShopProcess } from "@/tests/support/shop-process";
import { openEmbeddedFor, openServerFor } from "../databases";
import { syncAll } from "../kills/sync-process";
import { COLLECT_ON_SIGNAL } from "../memory-after-gc";
import { openPractice } from "../practice-pos";
import { type ScenarioContext, Unsupported } from "../scenario";
import { startShop } from "../shop";

/** Starts a shop with data, on a PostgreSQL server, or on the embedded database where none is installed. */
export async function startFilledShop(context: ScenarioContext): Promise<{ shop: ShopProcess; url: string }> {
  if (!hasProc()) throw new Unsupported("processes are measured through /proc");
  const url = await databaseFor(context);
  const pos = await openPractice(context, { customers: 1_000, orders: 500, days: 30 });
  await syncAll(url, pos);
  const shop = await startShop(context, {
    DATABASE_URL: url,
    ...cloverEnv(pos),
    ...COLLECT_ON_SIGNAL,
  });
  return { shop, url };
}

async function databaseFor(context: ScenarioContext): Promise<string> {
  try {
    return await (await openServerFor(context)).database("shop");
  } catch (error) {
    if (!(error instanceof Unsupported)) throw error;
    return (await openEmbeddedFor(context)).url;
  }
}
