import { createCloverClient } from "@/lib/integrations/clover/client";
import { systemClock } from "@/lib/upstream/clock";
import type { PracticePosOptions } from "@/tools/practice-pos/options";
import { type PracticePos, startPracticePos } from "@/tools/practice-pos/start";
import type { Torture } from "../scenario";
import type { RegisteredOrder } from "./check-database";

const DAY_MS = 86_400_000;
/** The client's own limiter and pauses, this much faster: nobody limits the reader here. */
const HASTE = 100;

/** A practice point of sale in this process, without limits; gone when the scenario ends. */
export async function openRegister(torture: Torture, options: PracticePosOptions): Promise<PracticePos> {
  const pos = await startPracticePos({ limits: false, seed: torture.dice.between(1, 1e6), ...options });
  torture.atEnd(() => pos.close());
  return pos;
}

/** The environment that points the shop at it. */
export const cloverEnv = ({ url, token, merchantId }: Pick<PracticePos, "url" | "token" | "merchantId">) => ({
  CLOVER_BASE_URL: url,
  CLOVER_API_TOKEN: token,
  CLOVER_MERCHANT_ID: merchantId,
});

/** Every order, as the register lists them. */
export async function listOrders(pos: PracticePos, days: number): Promise<RegisteredOrder[]> {
  const clover = createCloverClient({
    baseUrl: pos.url,
    token: pos.token,
    merchantId: pos.merchantId,
    timeoutMs: 10_000,
    now: () => performance.now() * HASTE,
    sleep: (ms, signal) => systemClock.sleep(ms / HASTE, signal),
  });
  const to = Date.parse(pos.control.clock().now) + DAY_MS;
  const orders: RegisteredOrder[] = [];
  for await (const page of clover.orders({ by: "modifiedTime", from: to - days * DAY_MS, to })) {
    for (const { id, modifiedTime, lineItems } of page.elements)
      orders.push({ id, modifiedTime: modifiedTime ?? 0, lines: lineItems.length });
  }
  return orders;
}
