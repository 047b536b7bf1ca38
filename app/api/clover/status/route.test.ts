// Runs once: it has no statements but those of a session.
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { CloverClient } from "@/lib/integrations/clover/client";
import { makeAdmin, makeSignedIn } from "@/tests/factories/user";
import { callRoute } from "@/tests/support/call-route";
import { startPractice } from "@/tests/support/practice-shop";
import type { PracticePos } from "@/tools/practice/pos/start";

let pos: PracticePos;
let clover: CloverClient;
let cookie: string;

beforeAll(async () => {
  ({ pos, clover } = await startPractice({ products: 1, customers: 0, orders: 0 }));
  ({ cookie } = await makeAdmin());
});
afterAll(() => pos.close());
beforeEach(() => {
  vi.resetModules();
  pos.control.reset();
});

/** A new route instance each time, because the answer is cached for half a minute. */
async function freshRoute(given: CloverClient | null) {
  const { configureClover } = await import("@/tests/setup/configured-clover");
  configureClover(given);
  const { GET } = await import("@/app/api/clover/status/route");
  return GET;
}

test("reports connected while Clover accepts the key, and asks Clover once for concurrent requests", async () => {
  const GET = await freshRoute(clover);
  const answers = await Promise.all(Array.from({ length: 5 }, () => callRoute(GET, { cookie })));
  for (const answer of answers) expect(await answer.json()).toEqual({ connected: true });
  expect(pos.control.requests(10)).toHaveLength(1);
});

test("reports not connected when Clover refuses the key", async () => {
  pos.control.revokeToken();
  const GET = await freshRoute(clover);
  expect(await (await callRoute(GET, { cookie })).json()).toEqual({ connected: false });
});

test("reports not connected when Clover is not configured", async () => {
  const GET = await freshRoute(null);
  expect(await (await callRoute(GET, { cookie })).json()).toEqual({ connected: false });
});

test("requires an admin", async () => {
  const GET = await freshRoute(clover);
  expect((await callRoute(GET)).status).toBe(401);
  const { cookie: customer } = await makeSignedIn();
  expect((await callRoute(GET, { cookie: customer })).status).toBe(403);
});
