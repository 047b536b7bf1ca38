import { expect, it } from "vitest";
import { GET } from "@/app/api/customers/export/route";
import { db } from "@/lib/db/client";
import { makeCustomer } from "@/tests/factories/shop-records";
import { makeAdmin } from "@/tests/factories/user";
import { callRoute } from "@/tests/support/call-route";
import { expectAdminOnly } from "@/tests/support/expect-admin-only";

it("exports the filtered customers with their consent and escapes formulas", async () => {
  const { cookie, id: adminId } = await makeAdmin();
  const createdAt = new Date("2026-11-01T06:00:00Z");
  const common = { createdAt, phone: "702-555-0110", phoneDigits: ["7025550110"], cloverId: null };
  await makeCustomer(db(), { ...common, firstName: "=1+1", lastName: "Rivera", marketingAllowed: true });
  await makeCustomer(db(), {
    ...common,
    firstName: "Test",
    isPlaceholder: true,
    placeholderReason: "Test name",
  });
  await makeCustomer(db(), { ...common, firstName: "Someone", lastName: "Else" });
  const path = "/api/customers/export?filter=legitimate&q=RIVERA";
  const answer = await callRoute(GET, { path, cookie });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toMatch(
    /filename="customers-legitimate-\d{4}-\d\d-\d\d\.csv"/,
  );
  expect((await answer.text()).split("\r\n").slice(1)).toEqual([
    "'=1+1 Rivera,,702-555-0110,yes,None,0,2026-10-31,no,,",
    "",
  ]);
  const opted = await callRoute(GET, { path: "/api/customers/export?filter=opted-in", cookie });
  expect((await opted.text()).split("\r\n")).toHaveLength(3);
  const entries = await db().auditEntry.findMany({
    where: { actorId: adminId, entity: "customer list", action: "export" },
    orderBy: { id: "asc" },
  });
  expect(entries.map(({ entityId, label, changes }) => [entityId, label, changes])).toEqual([
    ["legitimate", "Legitimate Only", { searched: [null, true] }],
    ["opted-in", "Marketing Opt-ins", { searched: [null, false] }],
  ]);
});

it("requires an admin", () => expectAdminOnly(GET));
