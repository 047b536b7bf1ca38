import { afterEach, expect, it, vi } from "vitest";
import { GET } from "@/app/api/admin/sync/ledger/route";
import { db } from "@/lib/db/client";
import { makeAdmin } from "@/tests/factories/user";
import { callRoute } from "@/tests/support/call-route";
import { expectAdminOnly } from "@/tests/support/expect-admin-only";

afterEach(() => void vi.useRealTimers());

it("exports every sync run under the shop's day, the latest first", async () => {
  // In Las Vegas it is still the day before.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-02T06:30:00Z") });
  const startedAt = new Date("2026-11-01T20:00:00Z");
  const finishedAt = new Date("2026-11-01T20:00:05Z");
  const first = await db().syncRun.create({
    data: {
      ...{ kind: "inventory", trigger: "schedule", status: "done", startedAt, finishedAt },
      ...{ read: 9, created: 4, updated: 3, switchedOff: 2, skipped: 2, skipReasons: { "no name": 2 } },
      skippedRecords: { "no name": [{ id: "M3FQ7", name: "Blue Cone" }, { id: "X7K2P" }] },
    },
  });
  const second = await db().syncRun.create({
    data: { kind: "orders", trigger: "owner", status: "failed", startedAt, error: "Away." },
  });
  const { cookie } = await makeAdmin();
  const answer = await callRoute(GET, { cookie });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="sync-2026-11-01.csv"');
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect((await answer.text()).split("\r\n")).toEqual([
    "Id,What,By,Started,Finished,Result,Read,New,Updated,Switched off,Skipped,Why skipped,Error",
    `${second.id},orders,owner,2026-11-01T12:00:00-08:00,,failed,0,0,0,0,0,,Away.`,
    `${first.id},inventory,schedule,2026-11-01T12:00:00-08:00,2026-11-01T12:00:05-08:00,done,9,4,3,2,2,"no name: 2 (M3FQ7 Blue Cone; X7K2P)",`,
    "",
  ]);
});

it("requires an admin", () => expectAdminOnly(GET));
