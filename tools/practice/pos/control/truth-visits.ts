import type { Order } from "../shop/order-record";
import type { PracticeShop } from "../shop/practice-shop";
import { fullNumbers } from "./contacts";

const TIERS = [
  ["VIP", 50],
  ["Gold", 20],
  ["Silver", 10],
  ["Bronze", 5],
] as const;
type Tiers = Record<(typeof TIERS)[number][0], number>;

/** Tells who may have visits: listed customers with a full phone number. */
export class Reach {
  private readonly known = new Map<number, { numbers: readonly string[]; testName: boolean }>();

  constructor(private readonly shop: PracticeShop) {}

  /**
   * Returns the reference of the order's customer, or undefined for a test order or a customer who may not have visits.
   */
  customerOf(order: Order): number | undefined {
    const [customerId] = order.customerIds;
    if (!customerId || order.testMode) return undefined;
    const ref = this.shop.customers.refOf(customerId);
    return ref !== undefined && this.of(ref).numbers.length > 0 ? ref : undefined;
  }

  isPlaceholder(ref: number): boolean {
    return this.of(ref).testName;
  }

  numbers(ref: number): readonly string[] {
    return this.of(ref).numbers;
  }

  private of(ref: number): { numbers: readonly string[]; testName: boolean } {
    const known = this.known.get(ref);
    if (known) return known;
    const customer = this.shop.customers.at(ref);
    const one = { numbers: customer.deleted ? [] : fullNumbers(customer), testName: customer.testName };
    this.known.set(ref, one);
    return one;
  }
}

/** Counts visits under one definition of a paid sale, one for each eligible order. */
export class VisitTally {
  private readonly visits = new Map<number, number>();
  private eligible = 0;

  constructor(private readonly reach: Reach) {}

  add(ref: number): void {
    this.eligible++;
    this.visits.set(ref, (this.visits.get(ref) ?? 0) + 1);
  }

  result() {
    const people = [...this.visits].filter(([ref]) => !this.reach.isPlaceholder(ref));
    return {
      eligible: this.eligible,
      customers: this.visits.size,
      /** Customers of each tier by the visits of each record, without placeholders. */
      tiers: tiersOf(people.map(([, visits]) => visits)),
      /** Members of each tier: records that share a phone number count as one. */
      memberTiers: tiersOf(this.byMember(people)),
    };
  }

  private byMember(people: readonly (readonly [number, number])[]): number[] {
    const memberOf = new Map<string, { visits: number }>();
    const members = new Set<{ visits: number }>();
    for (const [ref, visits] of people) {
      // Typed to get past the field: no two people with it are one.
      const numbers = this.reach.numbers(ref).filter((number) => !number.endsWith("5555555"));
      const known = new Set(numbers.flatMap((number) => memberOf.get(number) ?? []));
      const member = { visits: [...known].reduce((sum, one) => sum + one.visits, visits) };
      for (const one of known) members.delete(one);
      members.add(member);
      for (const [number, one] of memberOf) if (known.has(one)) memberOf.set(number, member);
      for (const number of numbers) memberOf.set(number, member);
    }
    return [...members].map((one) => one.visits);
  }
}

function tiersOf(visits: readonly number[]): Tiers {
  const tiers: Tiers = { VIP: 0, Gold: 0, Silver: 0, Bronze: 0 };
  for (const count of visits) {
    const tier = TIERS.find(([, needed]) => count >= needed)?.[0];
    if (tier) tiers[tier]++;
  }
  return tiers;
}
