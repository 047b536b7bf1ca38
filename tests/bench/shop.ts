import { ShopProcess } from "@/tests/support/shop-process";
import type { Environment } from "@/tools/cli/launch/children";

/** `npm start` that logs errors only, because logging would be measured with it. */
export const startQuietShop = (env: Environment): Promise<ShopProcess> =>
  ShopProcess.start({ ...env, LOG_LEVEL: "error" });
