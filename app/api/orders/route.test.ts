import { expect, it } from "vitest";
import { GET } from "@/app/api/orders/route";
import { db } from "@/lib/db/client";
import { makeCustomer, makeOrder } from "@/tests/factories/shop-records";
import { makeAdmin } from "@/tests/factories/user";
import { callRoute } from "@/tests/support/call-route";
import { expectAdminOnly } from "@/tests/support/expect-admin-only";

const at = (day: number) => new Date(`2026-11-0${day}T20:00:00Z`);

it("lists every order of the register, newest first, with the fields of the contract", async () => {
  const { id: customerId } = await makeCustomer(db());
  const earlier = await makeOrder(db(), { createdAt: at(1), tax: null, paymentStatus: "open" });
  const later = await makeOrder(db(), { createdAt: at(2), customerId });
  await makeOrder(db(), { createdAt: at(3), removedAt: at(4) });
  const { cookie } = await makeAdmin();
  const answer = await callRoute(GET, { cookie });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/json");
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(await answer.json()).toEqual([
    {
      id: later.id,
      customerId,
      total: "21.68",
      subtotal: "20.00",
      tax: "1.68",
      status: "locked",
      cloverId: later.cloverId,
      paymentStatus: "paid",
      createdAt: "2026-11-02T20:00:00.000Z",
    },
    expect.objectContaining({ id: earlier.id, customerId: null, tax: null, paymentStatus: "open" }),
  ]);
});

it("requires an admin", () => expectAdminOnly(GET));
