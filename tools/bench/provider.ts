import type { Environment } from "@/tools/launch/children";
import type { Session } from "@/tools/launch/session";
import { PRACTICE_MERCHANT_ID, PRACTICE_TOKEN } from "@/tools/practice-pos/constants";
import { startAddressed, stopped } from "./child";
import { cpuSeconds } from "./usage";

export type ProviderSize = { products: number; customers: number; orders: number };

/** A practice POS in a process of its own, with Clover's limits on. */
export type Provider = {
  size: ProviderSize;
  url: string;
  /** What points the shop at it. */
  env: Environment;
  cpuSeconds: () => number | null;
  close: () => Promise<void>;
};

/** Three years: a shop that has so many orders is not new. */
const DAYS = 1_095;

export async function startProvider(session: Session, size: ProviderSize): Promise<Provider> {
  const sizes = Object.entries({ ...size, days: DAYS }).flatMap(([name, count]) => [
    `--${name}`,
    String(count),
  ]);
  const args = ["tools/practice-pos/main.ts", "--port", "0", ...sizes];
  const { url, child } = await startAddressed(session, {
    name: "The practice POS",
    args,
    env: process.env,
  });
  return {
    size,
    url,
    env: {
      CLOVER_BASE_URL: url,
      CLOVER_API_TOKEN: PRACTICE_TOKEN,
      CLOVER_MERCHANT_ID: PRACTICE_MERCHANT_ID,
    },
    cpuSeconds: () => cpuSeconds(child.pid ?? 0),
    close: () => stopped(child),
  };
}
