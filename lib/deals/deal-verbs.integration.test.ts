import { describe, expect, it } from "vitest";
import { historyOf } from "@/lib/audit/queries";
import { createDeal } from "@/lib/deals/create-deal";
import { deleteDeal } from "@/lib/deals/delete-deal";
import { listDeals } from "@/lib/deals/queries";
import { DealInput } from "@/lib/deals/schema";
import { updateDeal } from "@/lib/deals/update-deal";
import { adminCtx, anonymousCtx, customerCtx } from "@/tests/factories/contexts";
import { withRollback } from "@/tests/support/with-rollback";

const input = DealInput.parse({
  title: "Glass Tuesday",
  description: "A tenth off all glass.",
  discountPercent: 10,
  startDate: "2026-11-24T17:00:00Z",
  endDate: "2026-11-25T05:00:00Z",
});

describe("deal verbs", () => {
  it("create, update and delete a deal with audit entries", async () => {
    await withRollback(async (db) => {
      const ctx = adminCtx(db);
      const created = await createDeal(ctx, input);
      const changed = await updateDeal(ctx, { id: created.id, version: created.version, priority: 7 });
      expect(changed).toMatchObject({ title: "Glass Tuesday", priority: 7, version: 2, discountPercent: 10 });
      await deleteDeal(ctx, { id: created.id });
      expect(await listDeals(db)).toEqual([]);
      const history = await historyOf(ctx, "deal", created.id);
      expect(history.map(({ action, actorName }) => [action, actorName])).toEqual([
        ["delete", "owner"],
        ["update", "owner"],
        ["create", "owner"],
      ]);
      expect(history[1]?.changes).toEqual({ priority: [1, 7] });
      expect([...ctx.touched]).toEqual(["deals"]);
    });
  });

  it("create once what is sent again with its id, and refuse it with other content", async () => {
    await withRollback(async (db) => {
      const ctx = adminCtx(db);
      const sent = { ...input, id: "0b6c0f0e-2f4e-4c1b-8a43-5b1d0c7e9f21", discountAmount: "5.00" };
      const created = await createDeal(ctx, sent);
      expect(created.id).toBe(sent.id);
      expect(await createDeal(ctx, sent)).toEqual(created);
      expect(await listDeals(db)).toHaveLength(1);
      expect(await historyOf(ctx, "deal", sent.id)).toHaveLength(1);
      await expect(createDeal(ctx, { ...sent, title: "Other" })).rejects.toMatchObject({
        code: "conflict",
        message: "This deal was saved before, with other content. Close this and edit it in the list.",
      });
    });
  });

  it("take a picture of this site only, and leave the address of another host that was stored before", async () => {
    await withRollback(async (db) => {
      const ctx = adminCtx(db);
      const elsewhere = "https://elsewhere.example/x.jpg";
      await expect(createDeal(ctx, { ...input, imageUrl: elsewhere })).rejects.toMatchObject({
        fields: { imageUrl: "Must be an image of this site: upload it, and use the address you are given" },
      });
      const { id } = await createDeal(ctx, input);
      await db.deal.update({ where: { id }, data: { imageUrl: elsewhere } });
      expect(await updateDeal(ctx, { id, isActive: false })).toMatchObject({ imageUrl: elsewhere });
      await expect(updateDeal(ctx, { id, imageUrl: elsewhere })).rejects.toMatchObject({ code: "bad_input" });
      expect(await updateDeal(ctx, { id, imageUrl: null })).toMatchObject({ imageUrl: null });
    });
  });

  it("record an edit under an id in capitals with the deal's other changes", async () => {
    await withRollback(async (db) => {
      const ctx = adminCtx(db);
      const { id } = await createDeal(ctx, input);
      await updateDeal(ctx, { id: id.toUpperCase(), priority: 7 });
      expect(await historyOf(ctx, "deal", id)).toHaveLength(2);
    });
  });

  it("count an edit that is sent again as saved, once", async () => {
    await withRollback(async (db) => {
      const ctx = adminCtx(db);
      const { id, version } = await createDeal(ctx, input);
      const sent = {
        ...input,
        id,
        version,
        discountAmount: "5.00",
        repeatDays: ["WE" as const, "TU" as const],
      };
      const saved = await updateDeal(ctx, sent);
      expect(await updateDeal(ctx, sent)).toEqual(saved);
      expect(await historyOf(ctx, "deal", id)).toHaveLength(2);
      await updateDeal(ctx, { id, title: "Another's" });
      await expect(updateDeal(ctx, sent)).rejects.toMatchObject({ code: "conflict" });
    });
  });

  it("refuse the second of two edits of the same version and keep the first", async () => {
    await withRollback(async (db) => {
      const ctx = adminCtx(db);
      const { id, version } = await createDeal(ctx, input);
      await updateDeal(ctx, { id, version, title: "First" });
      await expect(updateDeal(ctx, { id, version, title: "Second" })).rejects.toMatchObject({
        code: "conflict",
        message: "Somebody else changed this deal in the meantime. Reload to see it.",
      });
      expect((await listDeals(db))[0]?.title).toBe("First");
    });
  });

  it("validate a changed date against the stored one", async () => {
    await withRollback(async (db) => {
      const ctx = adminCtx(db);
      const { id } = await createDeal(ctx, input);
      await expect(updateDeal(ctx, { id, endDate: "2026-11-24T16:00:00Z" })).rejects.toMatchObject({
        fields: { endDate: "End date must be after start date" },
      });
    });
  });

  it("store a weekly rule in one row and refuse a change that leaves it without a day", async () => {
    await withRollback(async (db) => {
      const ctx = adminCtx(db);
      const hours = { repeatDays: ["TU" as const], repeatFrom: "16:00", repeatTo: "18:00" };
      const { id } = await createDeal(ctx, { ...input, ...hours });
      expect(await listDeals(db)).toMatchObject([hours]);
      await expect(updateDeal(ctx, { id, repeatDays: ["FR"] })).rejects.toMatchObject({
        fields: { repeatDays: "None of these days and times falls between the start and the end" },
      });
      await expect(updateDeal(ctx, { id, repeatDays: [] })).rejects.toMatchObject({ code: "bad_input" });
      const once = await updateDeal(ctx, { id, repeatDays: [], repeatFrom: null, repeatTo: null });
      expect(once).toMatchObject({ repeatDays: [], repeatFrom: null, repeatTo: null });
    });
  });

  it("answer not found for an unknown deal", async () => {
    await withRollback(async (db) => {
      const gone = { id: "6f1f7f6e-3a54-4b7e-9f39-0d8f6d1c2b3a" };
      await expect(deleteDeal(adminCtx(db), gone)).rejects.toMatchObject({ code: "P2025" });
    });
  });

  it("refuse visitors and customers before they parse the input", async () => {
    for (const [ctx, code] of [
      [anonymousCtx(), "unauthenticated"],
      [customerCtx(), "forbidden"],
    ] as const) {
      await expect(createDeal(ctx, { ...input, title: "" })).rejects.toMatchObject({ code });
      await expect(updateDeal(ctx, { id: "x" })).rejects.toMatchObject({ code });
      await expect(deleteDeal(ctx, { id: "x" })).rejects.toMatchObject({ code });
    }
  });
});
