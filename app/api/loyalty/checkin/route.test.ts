import { expect, it } from "vitest";
import { POST } from "@/app/api/loyalty/checkin/route";
import { db } from "@/lib/db/client";
import { makeCustomer } from "@/tests/factories/shop-records";
import { makeAdmin } from "@/tests/factories/user";
import { callRoute } from "@/tests/support/call-route";

it("counts a request that is sent again once, by its Idempotency-Key", async () => {
  const { cookie } = await makeAdmin();
  const { phone } = await makeCustomer(db());
  const send = async (key: string) => {
    const headers = { "idempotency-key": key };
    const answer = await callRoute(POST, { method: "POST", json: { phone }, cookie, headers });
    return [answer.status, (await answer.json()).checkinCount];
  };
  expect(await send("one-key-1")).toEqual([200, 1]);
  expect(await send("one-key-1")).toEqual([200, 1]);
  expect(await send("one-key-2")).toEqual([200, 2]);
});
