import { beforeEach, expect, it } from "vitest";
import { GET } from "@/app/api/loyalty/customer/[phone]/route";
import { db } from "@/lib/db/client";
import { resetLimits } from "@/lib/limits/rate-limit";
import { makeCustomer } from "@/tests/factories/shop-records";
import { callRoute } from "@/tests/support/call-route";

beforeEach(resetLimits);

const ask = (phone: string, address = "198.51.100.1") =>
  callRoute(GET, { params: { phone }, headers: { "x-shop-client-address": address } });

it("refuses to look up what is longer than any number", async () => {
  const { phone } = await makeCustomer(db());
  expect((await ask(`${phone}`.padEnd(40))).status).toBe(200);
  const answer = await ask(`${phone}`.padEnd(41));
  expect([answer.status, (await answer.text()).split(":")[0]]).toEqual([400, "phone"]);
});

it("counts look-ups by the address they come from", async () => {
  const { phone } = await makeCustomer(db());
  const statuses = async (address: string, count: number) =>
    (await Promise.all(Array.from({ length: count }, () => ask(`${phone}`, address)))).map(
      ({ status }) => status,
    );
  expect(await statuses("198.51.100.1", 10)).toEqual(Array(10).fill(200));
  expect(await statuses("198.51.100.1", 1)).toEqual([429]);
  expect(await statuses("198.51.100.2", 1)).toEqual([200]);
});
