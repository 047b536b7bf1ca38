import { describe, expect, it } from "vitest";
import { addNote } from "@/lib/customers/add-note";
import { deleteNote } from "@/lib/customers/delete-note";
import { getMemberProfile } from "@/lib/loyalty/member-profile";
import { DAY_MS } from "@/lib/time";
import { adminCtx, customerCtx } from "@/tests/factories/contexts";
import { makeCustomer } from "@/tests/factories/shop-records";
import { withRollback } from "@/tests/support/with-rollback";

const STAFF = {
  kind: "user",
  id: "00000000-0000-4000-8000-00000000000b",
  email: null,
  isAdmin: true,
  sessionId: "00000000-0000-4000-8000-000000000006",
} as const;
const NOBODY = "00000000-0000-4000-8000-00000000dead";

describe("a note", () => {
  it("is created and deleted, and its text is never in the audit", async () => {
    await withRollback(async (handle) => {
      const ctx = adminCtx(handle);
      const { id: customerId } = await makeCustomer(handle);
      const { id } = await addNote(ctx, { customerId, text: "  Likes blue glass  " });
      expect((await getMemberProfile(ctx, customerId)).notes).toMatchObject([
        { id, text: "Likes blue glass", createdBy: "owner" },
      ]);
      await deleteNote(ctx, { id });
      const { notes, history } = await getMemberProfile(ctx, customerId);
      expect(notes).toEqual([]);
      expect(history.map(({ action }) => action)).toEqual(["delete note", "note"]);
      expect(JSON.stringify(history)).not.toContain("blue");
    });
  });

  it("saved again after a lost answer is the same note; other words, another person and another day are not", async () => {
    await withRollback(async (handle) => {
      const ctx = adminCtx(handle);
      const { id: customerId } = await makeCustomer(handle);
      const note = { customerId, text: "Likes blue glass" };
      const first = await addNote(ctx, note);
      expect(await addNote(ctx, note)).toEqual(first);
      await addNote(ctx, { ...note, text: "Likes green glass" });
      await addNote({ ...ctx, actor: { ...STAFF, username: "clerk" } }, note);
      await addNote(adminCtx(handle, new Date(Date.now() + DAY_MS)), note);
      expect((await getMemberProfile(ctx, customerId)).notes).toHaveLength(4);
      await deleteNote(ctx, first);
      expect(await addNote(ctx, note)).not.toEqual(first);
    });
  });

  it("requires a text and an existing customer", async () => {
    await withRollback(async (handle) => {
      const ctx = adminCtx(handle);
      await expect(addNote(ctx, { customerId: NOBODY, text: " " })).rejects.toMatchObject({
        fields: { text: "Write a note" },
      });
      await expect(addNote(ctx, { customerId: NOBODY, text: "x" })).rejects.toMatchObject({
        code: "not_found",
      });
      await expect(addNote(customerCtx(handle), { customerId: NOBODY, text: "x" })).rejects.toMatchObject({
        code: "forbidden",
      });
    });
  });
});
