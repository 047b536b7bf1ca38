import { createHash } from "node:crypto";
import { shopDayOf } from "../shop/calendar";
import type { PracticeShop } from "../shop/practice-shop";
import { customersTruth } from "./truth-customers";
import { ordersTruth } from "./truth-orders";
import { productsTruth } from "./truth-products";

export const TRUTH_PARTS = ["products", "customers", "orders"] as const;
export type TruthPart = (typeof TRUTH_PARTS)[number];

/**
 * Computes the numbers that a correct shop must show after a complete sync, independently of the shop's code. Iterates
 * over all orders; parts that are not asked for are not computed.
 */
export async function truth(shop: PracticeShop, parts: readonly TruthPart[] = TRUTH_PARTS) {
  const products = parts.includes("products") ? productsTruth(shop) : undefined;
  const customers = parts.includes("customers") ? await customersTruth(shop) : undefined;
  const orders = parts.includes("orders") ? await ordersTruth(shop) : undefined;
  const digests = [products?.digest, customers?.digest, orders?.digest];
  return {
    now: new Date(shop.clock.now()).toISOString(),
    shopDay: shopDayOf(shop.clock.now()),
    products,
    customers,
    orders,
    notes: notes(shop),
    digest: createHash("sha256").update(digests.join("|")).digest("hex"),
  };
}
export type Truth = Awaited<ReturnType<typeof truth>>;

/** Notes of the customers that were written to since the start, by id. */
function notes(shop: PracticeShop): Record<string, string> {
  const changed = shop.customers.changedCustomers().filter((customer) => !customer.deleted);
  return Object.fromEntries(changed.map((customer) => [customer.id, customer.metadata.note ?? ""]));
}
