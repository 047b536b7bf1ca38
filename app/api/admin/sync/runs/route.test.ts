import { expect, it } from "vitest";
import { GET } from "@/app/api/admin/sync/runs/route";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { acquireLease } from "@/lib/sync/lease";
import { makeAdmin } from "@/tests/factories/user";
import { callRoute } from "@/tests/support/call-route";
import { expectAdminOnly } from "@/tests/support/expect-admin-only";

it("answers with the newest run of each kind and how far it is, for no cache to keep", async () => {
  const startedAt = new Date("2026-11-21T20:00:00Z");
  const data = { kind: "orders", trigger: "schedule", startedAt };
  await db().syncRun.create({ data: { ...data, status: "done", finishedAt: startedAt } });
  await db().syncRun.create({ data: { ...data, status: "running", read: 120, expected: 500 } });
  await acquireLease(systemCtx("test"), "sync:orders", { holder: "another-machine:1", leaseMs: 60_000 });
  const { cookie } = await makeAdmin();
  const answer = await callRoute(GET, { cookie });
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(await answer.json()).toMatchObject([
    { kind: "orders", status: "running", trigger: "schedule", read: 120, expected: 500 },
  ]);
});

it("requires an admin", () => expectAdminOnly(GET));
