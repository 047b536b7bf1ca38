import { expect, it } from "vitest";
import { DELETE } from "@/app/api/settings/hours/[id]/route";
import { GET, POST } from "@/app/api/settings/hours/route";
import { addShopDays, shopDay } from "@/lib/time";
import { makeAdmin } from "@/tests/factories/user";
import { callRoute } from "@/tests/support/call-route";

it("enters, lists and removes closed days", async () => {
  const { cookie } = await makeAdmin();
  const list = async () => (await callRoute(GET, { cookie })).json();
  // Not today, which may be over before it is listed.
  const json = { firstDay: shopDay(addShopDays(new Date(), 1)), isClosed: true, reason: "Inventory" };
  const made = await callRoute(POST, { method: "POST", json, cookie });
  expect(made.status).toBe(201);
  const [entered, ...others] = await list();
  expect(entered).toMatchObject({ firstDay: json.firstDay, reason: "Inventory" });
  expect(others).toEqual([]);
  const removed = await callRoute(DELETE, { method: "DELETE", params: { id: entered.id }, cookie });
  expect(removed.ok).toBe(true);
  expect(await list()).toEqual([]);
});
