import { describe, expect, it } from "vitest";
import { exportAudit } from "@/lib/audit/export-audit";
import { auditActors, historyOf, listAudit, streamAudit } from "@/lib/audit/queries";
import { recordChange } from "@/lib/audit/record-change";
import { AuditQuery } from "@/lib/audit/schema";
import { logIn } from "@/lib/auth/log-in";
import { logOut } from "@/lib/auth/log-out";
import { db } from "@/lib/db/client";
import { createDeal } from "@/lib/deals/create-deal";
import { adminCtx, anonymousCtx, customerCtx } from "@/tests/factories/contexts";
import { makeAdmin, makeSignedIn, makeUser, PASSWORD } from "@/tests/factories/user";
import { withRollback } from "@/tests/support/with-rollback";

const query = (parts: object = {}) => AuditQuery.parse(parts);
const note = (ctx: ReturnType<typeof adminCtx>, entityId: string, label: string) =>
  recordChange(ctx, { action: "update", entity: "deal", entityId, label, before: { a: 1 }, after: { a: 2 } });

describe("the audit table", () => {
  it.each([
    ["changed", "UPDATE audit_entries SET actor_name = 'somebody else'"],
    ["removed", "DELETE FROM audit_entries"],
    ["emptied", "TRUNCATE audit_entries"],
  ])("cannot be %s", async (_, statement) => {
    await note(adminCtx(), "one", "Happy hour");
    const before = await db().auditEntry.findMany({ orderBy: { id: "asc" } });
    await expect(db().$executeRawUnsafe(statement)).rejects.toThrow(/append-only/);
    expect(await db().auditEntry.findMany({ orderBy: { id: "asc" } })).toEqual(before);
  });
});

describe("reading the audit", () => {
  it("filters by entity, actor, label, id and shop day, newest first", async () => {
    await withRollback(async (handle) => {
      const at = (iso: string) => adminCtx(handle, new Date(iso));
      // 11:30 PM on the 20th and 12:30 AM on the 21st in Las Vegas.
      await note(at("2026-11-21T07:30:00Z"), "late", "Late deal");
      await note(at("2026-11-21T08:30:00Z"), "early", "Early 100% deal");
      const ctx = adminCtx(handle);
      const names = async (parts: object) =>
        (await listAudit(ctx, query(parts))).entries.map(({ entityId }) => entityId);
      expect(await names({ from: "2026-11-20", to: "2026-11-20" })).toEqual(["late"]);
      expect(await names({ from: "2026-11-20", to: "2026-11-21" })).toEqual(["early", "late"]);
      expect(await names({ about: "EARLY" })).toEqual(["early"]);
      expect(await names({ about: "0%" })).toEqual(["early"]);
      expect(await names({ about: "late" })).toEqual(["late"]);
      expect(await names({ entity: "event", from: "2026-11-20" })).toEqual([]);
      expect(await names({ by: "nobody" })).toEqual([]);
      expect(await auditActors(ctx)).toContain("owner");
    });
  });

  it("accepts a range of two hundred years and ignores invalid filters", async () => {
    expect(query({ from: "yesterday", to: "9999-99-99", before: "x", entity: "boat" })).toEqual(query());
    await withRollback(async (handle) => {
      await note(adminCtx(handle), "one", "Deal");
      const { entries } = await listAudit(adminCtx(handle), query({ from: "1926-01-01", to: "2126-01-01" }));
      expect(entries[0]?.entityId).toBe("one");
    });
  });

  it("pages through the entries and streams all of them for the export", async () => {
    await withRollback(async (handle) => {
      const ctx = adminCtx(handle);
      for (let n = 1; n <= 60; n += 1) await note(ctx, `n${n}`, "Paged");
      const first = await listAudit(ctx, query({ about: "Paged" }));
      expect(first.entries).toHaveLength(50);
      const second = await listAudit(ctx, query({ about: "Paged", before: first.next ?? "" }));
      expect(second.entries.map(({ entityId }) => entityId)).toEqual(
        Array.from({ length: 10 }, (_, n) => `n${10 - n}`),
      );
      expect(second.next).toBeNull();
      const streamed = [];
      for await (const entry of streamAudit(ctx, query({ about: "Paged" }))) streamed.push(entry.entityId);
      expect(streamed).toHaveLength(60);
    });
  });

  it("is exported with an entry about the export itself", async () => {
    await withRollback(async (handle) => {
      const ctx = adminCtx(handle, new Date("2026-11-21T20:00:00Z"));
      const entries = [];
      for await (const entry of await exportAudit(ctx, query({ entity: "audit log" }))) entries.push(entry);
      expect(entries[0]).toMatchObject({ action: "export", actorName: "owner", label: "2026-11-21" });
    });
  });

  it("requires an admin", async () => {
    await expect(exportAudit(customerCtx(), query())).rejects.toMatchObject({ code: "forbidden" });
    await expect(listAudit(customerCtx(), query())).rejects.toMatchObject({ code: "forbidden" });
    await expect(auditActors(customerCtx())).rejects.toMatchObject({ code: "forbidden" });
    await expect(streamAudit(customerCtx(), query()).next()).rejects.toMatchObject({ code: "forbidden" });
  });
});

describe("what is recorded", () => {
  it("is what staff and the shop do, and nothing that a customer or visitor does", async () => {
    const before = await db().auditEntry.count();
    await expect(note(customerCtx(), "one", "Deal")).rejects.toMatchObject({ code: "forbidden" });
    await expect(note(anonymousCtx(), "one", "Deal")).rejects.toMatchObject({ code: "unauthenticated" });
    expect(await db().auditEntry.count()).toBe(before);
  });

  it("labels a deal with its title", async () => {
    await withRollback(async (handle) => {
      const ctx = adminCtx(handle);
      const { id } = await createDeal(ctx, {
        title: "Tuesday",
        description: "Ten off",
        startDate: "2026-11-24T17:00:00Z",
        endDate: "2026-11-25T17:00:00Z",
      } as never);
      const { entries } = await listAudit(ctx, query({ about: "tuesday" }));
      expect(entries).toMatchObject([
        { entityId: id, action: "create", label: "Tuesday", actorName: "owner" },
      ]);
    });
  });

  it("records sign-ins and sign-outs of admins and not of customers", async () => {
    const owner = await makeUser({ isAdmin: true });
    await logIn(anonymousCtx(), { username: owner.username, password: PASSWORD }, "192.0.2.1");
    expect(await historyOf(adminCtx(), "user", owner.id)).toMatchObject([
      { action: "sign in", actorName: owner.username },
    ]);
    const admin = await makeAdmin();
    await logOut(admin.ctx);
    expect((await historyOf(adminCtx(), "user", admin.id)).map(({ action }) => action)).toEqual([
      "sign out",
      "sign in",
    ]);
    const guest = await makeSignedIn();
    await logOut(guest.ctx);
    expect(await historyOf(adminCtx(), "user", guest.id)).toEqual([]);
  });
});
