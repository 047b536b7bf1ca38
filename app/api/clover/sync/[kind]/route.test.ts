// Runs once: it tests the answers over HTTP; the statements are those of lib/sync/sync-*.integration.test.ts and lease.
import { beforeAll, beforeEach, expect, test } from "vitest";
import { GET as getConfigured } from "@/app/api/clover/configured/route";
import { POST } from "@/app/api/clover/sync/[kind]/route";
import { db } from "@/lib/db/client";
import { makeAdmin } from "@/tests/factories/user";
import { configureClover } from "@/tests/setup/configured-clover";
import { callRoute } from "@/tests/support/call-route";
import { expectAdminOnly } from "@/tests/support/expect-admin-only";
import { freshPractice } from "@/tests/support/practice-of-file";

const { pos, clover } = await freshPractice({ products: 40, customers: 90, orders: 60, days: 20 });
let cookie: string;

beforeAll(async () => {
  ({ cookie } = await makeAdmin());
});
beforeEach(async () => {
  configureClover(clover);
});

const post = (kind: string) => callRoute(POST, { method: "POST", cookie, params: { kind } });

test("inventory and orders answer with the numbers of new and updated records", async () => {
  const truth = await pos.control.truth();
  const inventory = await post("inventory");
  expect(inventory.status).toBe(200);
  expect(await inventory.json()).toEqual({ new: truth.products?.listed, updated: 0 });
  expect(await (await post("orders")).json()).toEqual({ new: truth.orders?.listed, updated: 0 });
  expect(await (await post("orders")).json()).toEqual({ new: 0, updated: 0 });
});

test("customers answer with the total as well", async () => {
  const { customers } = await pos.control.truth(["customers"]);
  const answer = await post("customers");
  expect(await answer.json()).toEqual({ new: customers?.listed, updated: 0, total: customers?.listed });
});

test("the ledger names the admin who started the run", async () => {
  const { ctx, cookie: own } = await makeAdmin({ username: "Riley" });
  expect(ctx.actor.kind).toBe("user");
  await callRoute(POST, { method: "POST", cookie: own, params: { kind: "orders" } });
  expect(await db().syncRun.findFirstOrThrow()).toMatchObject({ trigger: "Riley", status: "done" });
});

test("twenty concurrent requests start one run, and the others answer that it is already running", async () => {
  let goOn = () => {};
  const othersAnswered = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  configureClover({
    ...clover,
    async *categories(options) {
      await othersAnswered;
      yield* clover.categories(options);
    },
  });
  const asked = Array.from({ length: 20 }, () => post("inventory"));
  let refusals = 0;
  for (const asking of asked)
    void asking.then(({ status }) => {
      refusals += Number(status === 409);
      if (refusals === 19) goOn();
    });
  const answers = await Promise.all(asked);
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  const refused = answers.find(({ status }) => status === 409);
  expect(await refused?.text()).toBe("The inventory sync is already running.");
  expect(refused?.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(await db().syncRun.count()).toBe(1);
});

test("answers unavailable without a Clover account", async () => {
  configureClover(null);
  const answer = await post("orders");
  expect(answer.status).toBe(503);
  expect(await answer.text()).toBe("Clover is not configured.");
  expect(await db().syncRun.count()).toBe(0);
});

test("reports a refused key as a provider failure without revealing the key", async () => {
  pos.control.revokeToken();
  const answer = await post("customers");
  expect(answer.status).toBe(502);
  const text = await answer.text();
  expect(text).toBe("Clover rejected our key or its permissions (401).");
  expect(text).not.toContain(pos.token);
});

test("refuses an unknown kind as invalid input", async () => {
  expect((await post("tiers")).status).toBe(400);
  expect((await post("__proto__")).status).toBe(400);
});

test("requires an admin", async () => {
  await expectAdminOnly(POST, { method: "POST", params: { kind: "orders" } });
  expect(await db().syncRun.count()).toBe(0);
});

test("anybody may read whether Clover is configured", async () => {
  expect(await (await callRoute(getConfigured)).json()).toEqual({ configured: true });
  configureClover(null);
  expect(await (await callRoute(getConfigured)).json()).toEqual({ configured: false });
});
