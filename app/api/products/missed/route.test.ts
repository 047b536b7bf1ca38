import { expect, it } from "vitest";
import { POST } from "@/app/api/products/missed/route";
import { db } from "@/lib/db/client";
import { callRoute } from "@/tests/support/call-route";

it("counts thirty reports of an address in an hour, and each answers nothing", async () => {
  const report = async () => (await callRoute(POST, { method: "POST", json: { q: "unicorn" } })).status;
  for (let at = 0; at < 30; at += 1) expect(await report()).toBe(204);
  expect(await report()).toBe(429);
  expect(await db().searchMiss.findMany()).toMatchObject([{ term: "unicorn", count: 30 }]);
});
