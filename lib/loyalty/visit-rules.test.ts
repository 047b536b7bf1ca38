import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isEligibleOrder, type ManualVisit, type PendingOrder, planVisits } from "./visit-rules";

const sale = { status: "locked", paymentStatus: "paid", isTest: false, isRemoved: false };
const dana = { phoneDigits: ["7025550100"], isRemoved: false };

describe("an order earns a visit", () => {
  test("when it is locked, paid, no test, and its customer is known with a phone", () => {
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

  test("not as a test order", () => expect(isEligibleOrder({ ...sale, isTest: true }, dana)).toBe(false));
  test("not once it was deleted", () =>
    expect(isEligibleOrder({ ...sale, isRemoved: true }, dana)).toBe(false));
  test("not for a guest", () => expect(isEligibleOrder(sale, null)).toBe(false));
  test("not for a customer without a full phone number", () =>
    expect(isEligibleOrder(sale, { ...dana, phoneDigits: [] })).toBe(false));
  test("not for a customer the point of sale no longer has", () =>
    expect(isEligibleOrder(sale, { ...dana, isRemoved: true })).toBe(false));
});

const at = (hour: number, day = 1) => new Date(Date.UTC(2026, 10, day, hour));
const order = (id: string, hour: number, more: Partial<PendingOrder> = {}): PendingOrder => ({
  id,
  customerId: "dana",
  createdAt: at(hour),
  shopDay: "2026-11-01",
  ...more,
});
const visit = (id: string, hour: number, more: Partial<ManualVisit> = {}): ManualVisit =>
  order(id, hour, more);
const created = (orders: PendingOrder[], manual: ManualVisit[]) =>
  planVisits(orders, manual).create.map(({ id }) => id);
const attached = (orders: PendingOrder[], manual: ManualVisit[]) =>
  planVisits(orders, manual).attach.map(({ visitId, orderId }) => `${visitId}-${orderId}`);

describe("visits from orders", () => {
  test("are one for each order, also for several of one customer on one day", () => {
    expect(created([order("o1", 17), order("o2", 19)], [])).toEqual(["o1", "o2"]);
  });

  test("are none without orders, and visits recorded by hand stay as they are", () => {
    expect(planVisits([], [visit("v1", 17)])).toEqual({ create: [], attach: [] });
  });

  test("take the place of a visit recorded by hand on the same shop day instead of adding to it", () => {
    expect(created([order("o1", 17)], [visit("v1", 20)])).toEqual([]);
    expect(attached([order("o1", 17)], [visit("v1", 20)])).toEqual(["v1-o1"]);
  });

  test("take it whether the visit was recorded before the order or after it", () => {
    expect(attached([order("o1", 20)], [visit("v1", 17)])).toEqual(["v1-o1"]);
  });

  test("leave a visit by hand of another day alone", () => {
    const yesterday = visit("v1", 17, { shopDay: "2026-10-31", createdAt: at(17, 0) });
    expect(created([order("o1", 17)], [yesterday])).toEqual(["o1"]);
    expect(attached([order("o1", 17)], [yesterday])).toEqual([]);
  });

  test("go by the shop's day, not by the hours in between", () => {
    const lateAtNight = visit("v1", 7, { createdAt: at(7, 2), shopDay: "2026-11-01" });
    expect(attached([order("o1", 8)], [lateAtNight])).toEqual(["v1-o1"]);
  });

  test("leave a visit by hand of another customer alone", () => {
    expect(created([order("o1", 17)], [visit("v1", 17, { customerId: "sam" })])).toEqual(["o1"]);
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

  test("leave a second visit by hand of the day waiting for its own order", () => {
    expect(attached([order("o1", 17)], [visit("v1", 16), visit("v2", 18)])).toEqual(["v1-o1"]);
  });

  test("are the same whatever order the records are read in, also for two at the same moment", () => {
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
        customerId: String(customers[customer]),
        shopDay: String(days[day]),
        createdAt: at(hour, day),
      })),
    );

test("whatever happens, each order is in exactly one visit, and visits grow by orders beyond those by hand", () => {
  fc.assert(
    fc.property(records("o"), records("v"), (orders, manual) => {
      const plan = planVisits(orders, manual);
      const placed = [...plan.create.map(({ id }) => id), ...plan.attach.map(({ orderId }) => orderId)];
      expect(placed.sort()).toEqual(orders.map(({ id }) => id).sort());
      expect(new Set(plan.attach.map(({ visitId }) => visitId)).size).toBe(plan.attach.length);
      for (const customerId of customers) {
        for (const shopDay of days) {
          const here = (record: PendingOrder) =>
            record.customerId === customerId && record.shopDay === shopDay;
          const byHand = manual.filter(here).length;
          const sold = orders.filter(here).length;
          expect(plan.create.filter(here).length + byHand).toBe(Math.max(sold, byHand));
        }
      }
    }),
  );
});

test("what is planned in two goes is what is planned in one", () => {
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
