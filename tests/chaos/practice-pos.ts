import { DAY_MS } from "@/lib/time";
import { hastyClient } from "@/tests/support/practice-shop";
import type { PracticePosOptions } from "@/tools/practice/pos/options";
import { type PracticePos, startPracticePos } from "@/tools/practice/pos/start";
import type { PracticeOrder } from "./consistency";
import type { ScenarioContext } from "./scenario";

/** Starts a practice point of sale in this process, without limits, and stops it when the scenario ends. */
export async function openPractice(
  context: ScenarioContext,
  options: PracticePosOptions,
): Promise<PracticePos> {
  const pos = await startPracticePos({ limits: false, seed: context.dice.between(1, 1e6), ...options });
  context.atEnd(() => pos.close());
  return pos;
}

/** Returns all orders as the point of sale lists them. */
export async function listOrders(pos: PracticePos, days: number): Promise<PracticeOrder[]> {
  const to = Date.parse(pos.control.clock().now) + DAY_MS;
  const orders: PracticeOrder[] = [];
  for await (const page of hastyClient(pos).orders({ by: "modifiedTime", from: to - days * DAY_MS, to })) {
    for (const { id, modifiedTime, lineItems } of page.elements)
      orders.push({ id, modifiedTime: modifiedTime ?? 0, lines: lineItems.length });
  }
  return orders;
}
