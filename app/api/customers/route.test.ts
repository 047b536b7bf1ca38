import { expect, it } from "vitest";
import { GET } from "@/app/api/customers/route";
import { db } from "@/lib/db/client";
import { makeCustomer } from "@/tests/factories/shop-records";
import { makeAdmin } from "@/tests/factories/user";
import { callRoute } from "@/tests/support/call-route";
import { expectAdminOnly } from "@/tests/support/expect-admin-only";

const at = (day: number) => new Date(`2026-11-0${day}T20:00:00Z`);

it("lists every customer of the register, placeholders too, newest first, with the fields of the contract", async () => {
  const person = await makeCustomer(db(), { createdAt: at(1), email: "dana@example.com" });
  const placeholder = await makeCustomer(db(), {
    createdAt: at(2),
    firstName: "Test",
    isPlaceholder: true,
    placeholderReason: "Test name",
  });
  await makeCustomer(db(), { createdAt: at(3), removedAt: at(4) });
  const { cookie } = await makeAdmin();
  const answer = await callRoute(GET, { cookie });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/json");
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(await answer.json()).toEqual([
    expect.objectContaining({ id: placeholder.id, isPlaceholder: true, placeholderReason: "Test name" }),
    {
      id: person.id,
      firstName: "Dana",
      lastName: "Rivera",
      email: "dana@example.com",
      phone: person.phone,
      cloverId: person.cloverId,
      loyaltyPoints: 0,
      isPlaceholder: false,
      placeholderReason: null,
      marketingAllowed: person.marketingAllowed,
      createdAt: "2026-11-01T20:00:00.000Z",
      memberId: person.id,
      tier: "None",
      checkinCount: 0,
    },
  ]);
});

it("adds one entry to the audit, as an export does", async () => {
  const { cookie, id: actorId } = await makeAdmin();
  await (await callRoute(GET, { cookie })).text();
  const entries = await db().auditEntry.findMany({ where: { actorId, entity: "customer list" } });
  expect(entries).toMatchObject([
    { action: "export", entityId: "all", changes: { searched: [null, false] } },
  ]);
});

it("requires an admin", () => expectAdminOnly(GET));
