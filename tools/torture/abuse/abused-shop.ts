import { runSync } from "../kills/sync-process";
import { openMigrated } from "../parts/embedded";
import { PrivateServer } from "../parts/private-server";
import { hasProc } from "../parts/proc";
import { cloverEnv, openRegister } from "../parts/register";
import { COLLECT_ON_SIGNAL } from "../parts/settled-memory";
import { ShopProcess } from "../parts/shop-process";
import { NotHere, type Torture } from "../scenario";

/** A filled shop for abuse, on a PostgreSQL server, or on the embedded database where there is none. */
export async function abusedShop(torture: Torture): Promise<{ shop: ShopProcess; url: string }> {
  if (!hasProc()) throw new NotHere("processes are measured through /proc");
  const url = await databaseFor(torture);
  const pos = await openRegister(torture, { customers: 1_000, orders: 500, days: 30 });
  for (const kind of ["inventory", "customers", "orders"]) await runSync(torture.folder, url, pos, kind);
  const shop = await ShopProcess.started(torture, {
    DATABASE_URL: url,
    ...cloverEnv(pos),
    ...COLLECT_ON_SIGNAL,
  });
  return { shop, url };
}

async function databaseFor(torture: Torture): Promise<string> {
  try {
    return await (await PrivateServer.open(torture)).database("shop");
  } catch (error) {
    if (!(error instanceof NotHere)) throw error;
    return (await openMigrated(torture, "data")).url;
  }
}
