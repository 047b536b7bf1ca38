import { createHash } from "node:crypto";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { PracticeShop } from "../shop/practice-shop";
import { fullNumbers, hasEmail } from "./contacts";

const YIELD_EVERY = 2_000;

/** Counts of customers; a placeholder has neither a valid email nor a full phone number, or has a test name. */
export async function customersTruth(shop: PracticeShop) {
  const { customers } = shop;
  const counts = { listed: 0, deleted: 0, withContact: 0, withFullPhone: 0, testNames: 0, placeholders: 0 };
  const more = { testNamesWithContact: 0, marketingAllowed: 0, legitimateOptedIn: 0, withNote: 0 };
  const phones = new Map<string, number>();
  const digest = createHash("sha256");
  for (let ref = 0; ref < customers.total; ref++) {
    if (ref % YIELD_EVERY === 0) await yieldToEventLoop();
    const customer = customers.at(ref);
    if (customer.deleted) {
      counts.deleted++;
      continue;
    }
    const numbers = fullNumbers(customer);
    const contact = numbers.length > 0 || hasEmail(customer);
    const placeholder = !contact || customer.testName;
    counts.listed++;
    if (contact) counts.withContact++;
    if (numbers.length > 0) counts.withFullPhone++;
    if (customer.testName) counts.testNames++;
    if (placeholder) counts.placeholders++;
    if (customer.testName && contact) more.testNamesWithContact++;
    if (customer.marketingAllowed) more.marketingAllowed++;
    if (customer.marketingAllowed && !placeholder) more.legitimateOptedIn++;
    if (customer.metadata.note) more.withNote++;
    for (const number of new Set(numbers)) phones.set(number, (phones.get(number) ?? 0) + 1);
    const { id, firstName, lastName, emails, marketingAllowed, customerSince, metadata } = customer;
    digest.update(
      JSON.stringify([id, firstName, lastName, emails, customer.phones, marketingAllowed, customerSince]),
    );
    digest.update(metadata.note ?? "");
  }
  return {
    ...counts,
    legitimate: counts.listed - counts.placeholders,
    ...more,
    phonesOnSeveralRecords: [...phones.values()].filter((records) => records > 1).length,
    digest: digest.digest("hex"),
  };
}
