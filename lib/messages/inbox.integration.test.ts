import { subMonths } from "date-fns";
import { afterEach, describe, expect, it } from "vitest";
import { historyOf } from "@/lib/audit/queries";
import { db } from "@/lib/db/client";
import { resetLimits } from "@/lib/limits/rate-limit";
import { deleteOldMessages } from "@/lib/messages/delete-old-messages";
import { getMessage, searchMessages } from "@/lib/messages/queries";
import { MESSAGE_MONTHS } from "@/lib/messages/retention";
import { sendMessage } from "@/lib/messages/send-message";
import { setMessageStatus } from "@/lib/messages/set-message-status";
import { adminCtx, anonymousCtx, customerCtx } from "@/tests/factories/contexts";
import { withRollback } from "@/tests/support/with-rollback";

const now = new Date("2026-11-21T18:00:00Z");
const input = { name: "Dana Rivers", email: "dana@example.com", message: "Do you carry 14 mm downstems?" };
const page = (q = "") => ({ q, page: 1 });
afterEach(resetLimits);

describe("the inbox", () => {
  it("searches names, addresses, numbers and text, treating wildcards literally", async () => {
    await withRollback(async (handle) => {
      const ctx = adminCtx(handle, now);
      await sendMessage(anonymousCtx(handle, now), { ...input, phone: "(702) 555-0123" }, "a");
      await sendMessage(anonymousCtx(handle, now), { ...input, name: "Ana 100%", email: "ana@b.co" }, "a");
      const names = async (q: string) =>
        (await searchMessages(ctx, "all", page(q))).rows.map(({ name }) => name);
      expect(await names("RIVERS")).toEqual(["Dana Rivers"]);
      expect(await names("555-01")).toEqual(["Dana Rivers"]);
      expect(await names("702.555.0123")).toEqual(["Dana Rivers"]);
      expect(await names("+1 702 555 0123")).toEqual(["Dana Rivers"]);
      for (const part of ["5550123", "025550", "702 555", "0123"])
        expect(await names(part)).toEqual(["Dana Rivers"]);
      for (const other of ["702.555.0124", "70255501234", "5550124"]) expect(await names(other)).toEqual([]);
      expect(await names("ana@b")).toEqual(["Ana 100%"]);
      expect(await names("0%")).toEqual(["Ana 100%"]);
      expect(await names("_ana")).toEqual([]);
      expect((await searchMessages(ctx, "answered", page())).total).toBe(0);
    });
  });

  it("shows its last page to those who ask for one past it", async () => {
    await withRollback(async (handle) => {
      await handle.contactSubmission.createMany({ data: Array.from({ length: 51 }, () => input) });
      const past = await searchMessages(adminCtx(handle, now), "new", { q: "", page: 3 });
      expect(past).toMatchObject({ page: 2, pages: 2, total: 51, rows: [{ name: "Dana Rivers" }] });
    });
  });

  it("marks a message as answered, archives and restores it, with audit entries that omit its text", async () => {
    await withRollback(async (handle) => {
      const ctx = adminCtx(handle, now);
      await sendMessage(anonymousCtx(handle, now), { ...input, kind: "delete" }, "a");
      const [{ id } = { id: "" }] = (await searchMessages(ctx, "new", page())).rows;
      expect(await setMessageStatus(ctx, { id, from: "new", to: "answered" })).toMatchObject({
        kind: "delete",
        status: "answered",
        answeredBy: "owner",
        answeredAt: now.toISOString(),
      });
      expect(await setMessageStatus(ctx, { id, from: "answered", to: "archived" })).toMatchObject({
        status: "archived",
        archivedBy: "owner",
        answeredBy: "owner",
      });
      expect(await setMessageStatus(ctx, { id, from: "archived", to: "new" })).toMatchObject({
        status: "new",
        answeredAt: null,
        archivedAt: null,
      });
      const history = await historyOf(ctx, "message", id);
      expect(history.map(({ changes }) => changes.status)).toEqual([
        ["archived", "new"],
        ["answered", "archived"],
        ["new", "answered"],
      ]);
      expect(JSON.stringify(history)).not.toContain("Dana");
      expect([...ctx.touched]).toEqual(["messages"]);
    });
  });

  it("tells the second of two concurrent answers who was first, and counts one", async () => {
    await sendMessage(anonymousCtx(), input, "a");
    const [{ id } = { id: "" }] = (await searchMessages(adminCtx(), "new", page())).rows;
    const answer = () => setMessageStatus(adminCtx(), { id, from: "new", to: "answered" });
    const outcomes = await Promise.allSettled([answer(), answer(), answer()]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === "rejected")
        expect(outcome.reason).toMatchObject({
          code: "conflict",
          message: expect.stringMatching(/^owner answered this message already, /),
        });
    expect(await historyOf(adminCtx(), "message", id)).toHaveLength(1);
    await db().contactSubmission.delete({ where: { id } });
    // The entry points answer 404 to what Prisma calls P2025.
    await expect(answer()).rejects.toMatchObject({ code: "P2025" });
    await expect(getMessage(adminCtx(), id)).rejects.toMatchObject({ code: "not_found" });
  });

  it("answers no archived message, which would then have nobody who answered it", async () => {
    await withRollback(async (handle) => {
      const { id } = await handle.contactSubmission.create({ data: { ...input, status: "archived" } });
      const answer = setMessageStatus(adminCtx(handle), { id, from: "archived", to: "answered" });
      await expect(answer).rejects.toMatchObject({ code: "bad_input" });
      expect(await getMessage(adminCtx(handle), id)).toMatchObject({ status: "archived" });
    });
  });

  it("requires an admin", async () => {
    const move = { id: "00000000-0000-4000-8000-000000000001", from: "new", to: "answered" } as const;
    await expect(setMessageStatus(customerCtx(), move)).rejects.toMatchObject({ code: "forbidden" });
    await expect(searchMessages(customerCtx(), "all", page())).rejects.toMatchObject({ code: "forbidden" });
  });
});

it("deletes old answered and archived messages and keeps unanswered ones", async () => {
  await withRollback(async (handle) => {
    const ctx = adminCtx(handle, now);
    const old = new Date(subMonths(now, MESSAGE_MONTHS).getTime() - 1);
    const row = (name: string, parts: object) =>
      handle.contactSubmission.create({ data: { ...input, name, createdAt: old, ...parts } });
    await row("unanswered", {});
    await row("answered long ago", { status: "answered", answeredAt: old });
    await row("answered lately", { status: "answered", answeredAt: now });
    await row("archived long ago", { status: "archived", archivedAt: old });
    expect(await deleteOldMessages(ctx)).toBe(2);
    const left = (await searchMessages(ctx, "all", page())).rows.map(({ name }) => name).sort();
    expect(left).toEqual(["answered lately", "unanswered"]);
    expect(await historyOf(ctx, "message", "retention")).toMatchObject([{ action: "delete" }]);
    expect(await deleteOldMessages(ctx)).toBe(0);
    expect(await historyOf(ctx, "message", "retention")).toHaveLength(1);
  });
});
