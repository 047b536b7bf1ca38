import { PrivateServer } from "../parts/private-server";
import { ShopProcess } from "../parts/shop-process";
import type { Torture } from "../scenario";

/** An empty shop on a PostgreSQL server of its own, open and ready. */
export async function shopOnServer(
  torture: Torture,
): Promise<{ server: PrivateServer; url: string; shop: ShopProcess }> {
  const server = await PrivateServer.open(torture);
  const url = await server.database("shop");
  return { server, url, shop: await ShopProcess.started(torture, { DATABASE_URL: url }) };
}
