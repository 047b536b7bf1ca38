// Runs once: it tests the answers over HTTP; the statements are those of push-tiers and backfill-checkins.
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { POST as backfill } from "@/app/api/admin/migrate/loyalty-checkins/route";
import { GET } from "@/app/api/admin/sync/status/route";
import { POST } from "@/app/api/admin/sync/trigger/route";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { sync } from "@/lib/sync/start-sync";
import { makeAdmin } from "@/tests/factories/user";
import { configureClover } from "@/tests/setup/configured-clover";
import { callRoute } from "@/tests/support/call-route";
import { expectAdminOnly } from "@/tests/support/expect-admin-only";
import { freshPractice } from "@/tests/support/practice-of-file";

const { pos, clover } = await freshPractice({ products: 1, customers: 0, orders: 0 });
let cookie: string;

beforeAll(async () => {
  ({ cookie } = await makeAdmin());
});
beforeEach(async () => {
  configureClover(clover);
  const { id } = pos.control.createCustomer({
    firstName: "Dana",
    lastName: "Rivers",
    phones: ["7025550100"],
  });
  pos.control.addOrders({ customerId: id, lines: [{ price: 1_000 }], count: 6 });
  await sync(systemCtx("test"), "customers");
  await sync(systemCtx("test"), "orders");
});

const trigger = () => callRoute(POST, { method: "POST", cookie });
const status = async () => (await callRoute(GET, { cookie })).json();
const ended = async () => {
  await vi.waitFor(async () => expect((await status()).status).not.toBe("running"), { timeout: 10_000 });
};

test("starts the push, reports a second trigger as already running, and shows the result in the status", async () => {
  pos.control.changeSettings({ latencyMs: 200 });
  const answer = await trigger();
  expect(answer.status).toBe(202);
  expect(await answer.json()).toMatchObject({ status: "running" });
  const second = await trigger();
  expect(second.status).toBe(409);
  expect(await second.text()).toBe("The tier sync is already running.");
  await ended();
  expect(await status()).toMatchObject({ status: "idle", customersUpdated: 1, lastError: null });
});

test("shows a failed push in the status without revealing the API key", async () => {
  pos.control.revokeToken();
  expect((await trigger()).status).toBe(202);
  await ended();
  const current = await status();
  expect(current).toMatchObject({ status: "error" });
  expect(JSON.stringify(current)).not.toContain(pos.token);
});

test("refuses to start without a Clover account", async () => {
  configureClover(null);
  expect((await trigger()).status).toBe(503);
});

test("the backfill answers with the visits it created and the number of eligible orders", async () => {
  await db().cacheFlush.deleteMany();
  const once = await callRoute(backfill, { method: "POST", cookie });
  expect(await once.json()).toEqual({ created: 6, eligibleOrders: 6 });
  const flushed = (await db().cacheFlush.findMany()).flatMap(({ tags }) => tags);
  expect(flushed).toContain("customers");
  const again = await callRoute(backfill, { method: "POST", cookie });
  expect(await again.json()).toEqual({ created: 0, eligibleOrders: 6 });
  expect(await db().loyaltyCheckin.count()).toBe(6);
});

test("all three routes require an admin", async () => {
  for (const [handler, method] of [
    [GET, "GET"],
    [POST, "POST"],
    [backfill, "POST"],
  ] as const)
    await expectAdminOnly(handler, { method });
  expect(await db().loyaltyCheckin.count()).toBe(0);
});
