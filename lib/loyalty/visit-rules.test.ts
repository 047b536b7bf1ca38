import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ManualVisit } from "@/lib/customers/pair-visits";
import { isEligibleOrder, type PendingOrder, planVisits } from "./visit-rules";

const sale = { status: "locked", paymentStatus: "paid", isTest: false, isRemoved: false };
const dana = { phoneDigits: ["7025550100"], isRemoved: false };

describe("an order earns a visit", () => {
  test("when it is locked, paid, not a test, and its customer has a phone number", () => {
    expect(isEligibleOrder(sale, dana)).toBe(true);
  });

  test.each(["open", "pending", "", "Locked", "completed"])("not while its state is %j", (status) => {
    expect(isEligibleOrder({ ...sale, status }, dana)).toBe(false);
  });

  test.each(["open", "unpaid", "refunded", "credited", "partially_paid", "partially_refunded", "PAID", ""])(
    "not while its payment is %j",
    (paymentStatus) => {
      expect(isEligibleOrder({ ...sale, paymentStatus }, dana)).toBe(false);
    },
  );

  test("not when it is a test order", () =>
    expect(isEligibleOrder({ ...sale, isTest: true }, dana)).toBe(false));
  test("not when it was deleted", () =>
    expect(isEligibleOrder({ ...sale, isRemoved: true }, dana)).toBe(false));
  test("not for a guest", () => expect(isEligibleOrder(sale, null)).toBe(false));
  test("not for a customer without a full phone number", () =>
    expect(isEligibleOrder(sale, { ...dana, phoneDigits: [] })).toBe(false));
  test("not for a customer removed from the point of sale", () =>
    expect(isEligibleOrder(sale, { ...dana, isRemoved: true })).toBe(false));
});

const at = (hour: number, day = 1) => new Date(Date.UTC(2026, 10, day, hour));
const order = (id: string, hour: number, more: Partial<PendingOrder> = {}): PendingOrder => ({
  id,
  memberId: "dana",
  createdAt: at(hour),
  shopDay: "2026-11-01",
  ...more,
});
const visit = (id: string, hour: number, more: Partial<ManualVisit> = {}): ManualVisit => ({
  besideOrders: [],
  ...order(id, hour, more),
});
const created = (orders: PendingOrder[], manual: ManualVisit[]) =>
  planVisits(orders, manual).create.map(({ id }) => id);
const attached = (orders: PendingOrder[], manual: ManualVisit[]) =>
  planVisits(orders, manual).attach.map(({ visitId, orderId }) => `${visitId}-${orderId}`);

describe("visits from orders", () => {
  test("are one per order, also for several orders of a customer on one day", () => {
    expect(created([order("o1", 17), order("o2", 19)], [])).toEqual(["o1", "o2"]);
  });

  test("are empty without orders, and manual visits stay unchanged", () => {
    expect(planVisits([], [visit("v1", 17)])).toEqual({ create: [], attach: [] });
  });

  test("attach to a manual visit of the same shop day instead of adding one", () => {
    expect(created([order("o1", 17)], [visit("v1", 20)])).toEqual([]);
    expect(attached([order("o1", 17)], [visit("v1", 20)])).toEqual(["v1-o1"]);
  });

  test("attach whether the manual visit was recorded before or after the order", () => {
    expect(attached([order("o1", 20)], [visit("v1", 17)])).toEqual(["v1-o1"]);
  });

  test("do not attach to a manual visit of another day", () => {
    const yesterday = visit("v1", 17, { shopDay: "2026-10-31", createdAt: at(17, 0) });
    expect(created([order("o1", 17)], [yesterday])).toEqual(["o1"]);
    expect(attached([order("o1", 17)], [yesterday])).toEqual([]);
  });

  test("compare shop days, not hours", () => {
    const lateAtNight = visit("v1", 7, { createdAt: at(7, 2), shopDay: "2026-11-01" });
    expect(attached([order("o1", 8)], [lateAtNight])).toEqual(["v1-o1"]);
  });

  test("do not attach to a manual visit of another customer", () => {
    expect(created([order("o1", 17)], [visit("v1", 17, { memberId: "sam" })])).toEqual(["o1"]);
  });

  test("attach one order to one visit: the second order of the day is a visit of its own", () => {
    const orders = [order("o2", 19), order("o1", 17)];
    expect(attached(orders, [visit("v1", 18)])).toEqual(["v1-o1"]);
    expect(created(orders, [visit("v1", 18)])).toEqual(["o2"]);
  });

  test("attach the first order to the first visit, and so on", () => {
    const orders = [order("o2", 19), order("o1", 17)];
    expect(attached(orders, [visit("v2", 22), visit("v1", 21)])).toEqual(["v1-o1", "v2-o2"]);
  });

  test("do not attach to a manual visit that their own visit was counted beside, but to another", () => {
    const apart = visit("v1", 17, { besideOrders: ["o1"] });
    expect(created([order("o1", 18)], [apart])).toEqual(["o1"]);
    expect(attached([order("o1", 18), order("o2", 19)], [apart])).toEqual(["v1-o2"]);
    expect(attached([order("o1", 18)], [apart, visit("v2", 20)])).toEqual(["v2-o1"]);
  });

  test("leave a second manual visit of the day without an order", () => {
    expect(attached([order("o1", 17)], [visit("v1", 16), visit("v2", 18)])).toEqual(["v1-o1"]);
  });

  test("do not depend on the order of the records, also at equal times", () => {
    const orders = [order("o2", 17), order("o1", 17), order("o3", 16)];
    const manual = [visit("v2", 18), visit("v1", 18)];
    const forwards = planVisits(orders, manual);
    const backwards = planVisits([...orders].reverse(), [...manual].reverse());
    expect(backwards).toEqual(forwards);
    expect(forwards.attach.map(({ orderId }) => orderId)).toEqual(["o3", "o1"]);
  });
});

const customers = ["dana", "sam", "lee"];
const days = ["2026-10-31", "2026-11-01", "2026-11-02"];
const records = (prefix: string) =>
  fc
    .array(fc.record({ customer: fc.nat(2), day: fc.nat(2), hour: fc.nat(23) }), { maxLength: 12 })
    .map((list) =>
      list.map(({ customer, day, hour }, at_) => ({
        id: `${prefix}${at_}`,
        memberId: String(customers[customer]),
        shopDay: String(days[day]),
        createdAt: at(hour, day),
        besideOrders: [],
      })),
    );

test("contain each order exactly once, and add visits only for orders beyond the manual ones", () => {
  fc.assert(
    fc.property(records("o"), records("v"), (orders, manual) => {
      const plan = planVisits(orders, manual);
      const placed = [...plan.create.map(({ id }) => id), ...plan.attach.map(({ orderId }) => orderId)];
      expect(placed.sort()).toEqual(orders.map(({ id }) => id).sort());
      expect(new Set(plan.attach.map(({ visitId }) => visitId)).size).toBe(plan.attach.length);
      for (const memberId of customers) {
        for (const shopDay of days) {
          const here = (record: PendingOrder) => record.memberId === memberId && record.shopDay === shopDay;
          const byHand = manual.filter(here).length;
          const sold = orders.filter(here).length;
          expect(plan.create.filter(here).length + byHand).toBe(Math.max(sold, byHand));
        }
      }
    }),
  );
});

test("are the same when planned in two steps", () => {
  fc.assert(
    fc.property(records("o"), records("v"), fc.nat(12), (orders, manual, cut) => {
      const sorted = [...orders].sort(
        (a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1),
      );
      const first = planVisits(sorted.slice(0, cut), manual);
      const used = new Set(first.attach.map(({ visitId }) => visitId));
      const second = planVisits(
        sorted.slice(cut),
        manual.filter(({ id }) => !used.has(id)),
      );
      const whole = planVisits(orders, manual);
      expect([...first.create, ...second.create].map(({ id }) => id)).toEqual(
        whole.create.map(({ id }) => id),
      );
      expect([...first.attach, ...second.attach]).toEqual(whole.attach);
    }),
  );
});
