import type { PrivatePostgres } from "@/tests/support/private-postgres";
import { ShopProcess } from "@/tests/support/shop-process";
import type { Environment } from "@/tools/cli/launch/children";
import { openServerFor } from "./databases";
import type { ScenarioContext } from "./scenario";

/** Starts a shop, waits until it is ready, and stops it when the scenario ends. */
export async function startShop(context: ScenarioContext, env: Environment): Promise<ShopProcess> {
  const shop = await ShopProcess.create(env);
  context.atEnd(() => shop.stop());
  await shop.start();
  return shop;
}

/** An empty shop on a PostgreSQL server of its own, open and ready. */
export async function startShopOnServer(
  context: ScenarioContext,
): Promise<{ server: PrivatePostgres; url: string; shop: ShopProcess }> {
  const server = await openServerFor(context);
  const url = await server.database("shop");
  return { server, url, shop: await startShop(context, { DATABASE_URL: url }) };
}
