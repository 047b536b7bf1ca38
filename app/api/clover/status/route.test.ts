// Runs once: it has no statements but those of a session.
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { CloverClient } from "@/lib/integrations/clover/client";
import { makeAdmin } from "@/tests/factories/user";
import { callRoute } from "@/tests/support/call-route";
import { expectAdminOnly } from "@/tests/support/expect-admin-only";
import { practiceOfFile } from "@/tests/support/practice-of-file";

const { pos, clover } = await practiceOfFile({ products: 1, customers: 0, orders: 0 });
let cookie: string;

beforeAll(async () => {
  ({ cookie } = await makeAdmin());
});
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

test("requires an admin", async () => expectAdminOnly(await freshRoute(clover)));
