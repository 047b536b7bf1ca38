import { randomUUID } from "node:crypto";
import { afterEach, expect, it, vi } from "vitest";
import { GET } from "@/app/api/audit/export/route";
import { recordChange } from "@/lib/audit/record-change";
import { db } from "@/lib/db/client";
import { makeAdmin } from "@/tests/factories/user";
import { callRoute } from "@/tests/support/call-route";
import { expectAdminOnly } from "@/tests/support/expect-admin-only";

afterEach(() => void vi.useRealTimers());

it("exports the filtered entries under the shop's day, and that somebody took them is an entry", async () => {
  // In Las Vegas it is still the day before.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-02T06:30:00Z") });
  const username = `owner-${randomUUID()}`;
  const { ctx, cookie, id } = await makeAdmin({ username });
  const [before, after] = [{ title: "Glass week" }, { title: "Pipe week" }];
  await recordChange(ctx, {
    action: "update",
    entity: "deal",
    entityId: "7",
    label: "Pipe week",
    before,
    after,
  });
  await recordChange(ctx, { action: "create", entity: "event", entityId: "8", label: "Clinic" });
  const answer = await callRoute(GET, { path: `/api/audit/export?entity=deal&by=${username}`, cookie });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="audit-2026-11-01.csv"');
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect((await answer.text()).split("\r\n")).toEqual([
    "Time,Who,Action,Kind,Name,Id,From,To",
    `2026-11-01T22:30:00-08:00,${username},update,Deal,Pipe week,7,"{""title"":""Glass week""}","{""title"":""Pipe week""}"`,
    "",
  ]);
  expect(await db().auditEntry.findMany({ where: { entity: "audit log", actorId: id } })).toMatchObject([
    { action: "export", entityId: "2026-11-01" },
  ]);
});

it("requires an admin, and a refused request leaves no entry", async () => {
  const entries = await db().auditEntry.count();
  await expectAdminOnly(GET);
  expect(await db().auditEntry.count()).toBe(entries);
});
