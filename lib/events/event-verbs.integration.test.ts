import { describe, expect, it } from "vitest";
import { historyOf } from "@/lib/audit/queries";
import { createEvent } from "@/lib/events/create-event";
import { deleteEvent } from "@/lib/events/delete-event";
import { listEvents } from "@/lib/events/queries";
import { EventInput } from "@/lib/events/schema";
import { updateEvent } from "@/lib/events/update-event";
import { adminCtx, anonymousCtx, customerCtx } from "@/tests/factories/contexts";
import { withRollback } from "@/tests/support/with-rollback";

const input = EventInput.parse({
  title: "Hookah basics",
  description: "Packing, heat and cleaning, for beginners.",
  eventDate: "2026-12-05T03:00:00Z",
});

describe("event verbs", () => {
  it("create an event with defaults, update and delete it with audit entries", async () => {
    await withRollback(async (db) => {
      const ctx = adminCtx(db);
      const created = await createEvent(ctx, input);
      expect(created).toMatchObject({
        maxAttendees: 20,
        currentAttendees: 0,
        isActive: true,
        location: null,
      });
      const changed = await updateEvent(ctx, { id: created.id, version: 1, currentAttendees: 20 });
      expect(changed).toMatchObject({ currentAttendees: 20, version: 2, title: "Hookah basics" });
      await deleteEvent(ctx, { id: created.id });
      expect(await listEvents(db)).toEqual([]);
      const history = await historyOf(ctx, "event", created.id);
      expect(history.map(({ action }) => action)).toEqual(["delete", "update", "create"]);
      expect([...ctx.touched]).toEqual(["events"]);
    });
  });

  it("create once what is sent again with its id, and refuse it with other content", async () => {
    await withRollback(async (db) => {
      const ctx = adminCtx(db);
      const sent = {
        ...input,
        id: "0b6c0f0e-2f4e-4c1b-8a43-5b1d0c7e9f21",
        repeatDays: ["FR" as const],
        repeatUntil: "2026-12-18",
      };
      const created = await createEvent(ctx, sent);
      expect(created.id).toBe(sent.id);
      expect(await createEvent(ctx, sent)).toEqual(created);
      expect(await listEvents(db)).toHaveLength(1);
      expect(await historyOf(ctx, "event", sent.id)).toHaveLength(1);
      await expect(createEvent(ctx, { ...sent, title: "Other" })).rejects.toMatchObject({
        code: "conflict",
        message: "This event was saved before, with other content. Close this and edit it in the list.",
      });
    });
  });

  it("store a weekly series in one row, with seats of the date they were taken for", async () => {
    await withRollback(async (db) => {
      const at = (iso: string) => adminCtx(db, new Date(iso));
      const weekly = {
        ...input,
        repeatDays: ["FR" as const],
        repeatUntil: "2026-12-18",
        currentAttendees: 7,
      };
      const { id } = await createEvent(at("2026-12-01T12:00:00Z"), weekly);
      expect(await listEvents(db)).toMatchObject([
        { repeatDays: ["FR"], repeatUntil: "2026-12-18", attendeesFor: "2026-12-05T03:00:00.000Z" },
      ]);
      const later = at("2026-12-06T12:00:00Z");
      expect(await updateEvent(later, { id, title: "Basics, weekly" })).toMatchObject({
        currentAttendees: 0,
        attendeesFor: "2026-12-12T03:00:00.000Z",
      });
      expect(await updateEvent(later, { id, currentAttendees: 3 })).toMatchObject({ currentAttendees: 3 });
      await expect(updateEvent(later, { id, repeatUntil: null })).rejects.toMatchObject({
        fields: { repeatUntil: "Choose the last day it repeats on" },
      });
    });
  });

  it("refuse more people than seats, and let an event stored with more be edited", async () => {
    await withRollback(async (db) => {
      const ctx = adminCtx(db);
      const refusal = { fields: { currentAttendees: "Must be 20 or fewer, or raise the maximum first" } };
      await expect(createEvent(ctx, { ...input, currentAttendees: 21 })).rejects.toMatchObject(refusal);
      const { id } = await createEvent(ctx, { ...input, currentAttendees: 20 });
      await expect(updateEvent(ctx, { id, currentAttendees: 21 })).rejects.toMatchObject(refusal);
      await expect(updateEvent(ctx, { id, maxAttendees: 19 })).rejects.toMatchObject({
        message: "currentAttendees: Must be 19 or fewer, or raise the maximum first",
      });
      await db.event.update({ where: { id }, data: { currentAttendees: 25 } });
      // As the form sends it: with the maximum, without the people, which it did not change.
      const edited = { id, title: "Hookah basics, again", maxAttendees: 20 };
      expect(await updateEvent(ctx, edited)).toMatchObject({ title: edited.title, currentAttendees: 25 });
      expect(await updateEvent(ctx, { id, currentAttendees: 24 })).toMatchObject({ currentAttendees: 24 });
      await expect(updateEvent(ctx, { id, currentAttendees: 25 })).rejects.toMatchObject(refusal);
      const raised = { id, currentAttendees: 26, maxAttendees: 26 };
      expect(await updateEvent(ctx, raised)).toMatchObject(raised);
    });
  });

  it("count an edit that is sent again as saved, once", async () => {
    await withRollback(async (db) => {
      const ctx = adminCtx(db);
      const { id, version } = await createEvent(ctx, input);
      const sent = { ...input, id, version, repeatDays: ["FR" as const], repeatUntil: "2026-12-18" };
      const saved = await updateEvent(ctx, sent);
      expect(await updateEvent(ctx, sent)).toEqual(saved);
      expect(await historyOf(ctx, "event", id)).toHaveLength(2);
      await updateEvent(ctx, { id, title: "Another's" });
      await expect(updateEvent(ctx, sent)).rejects.toMatchObject({ code: "conflict" });
    });
  });

  it("refuse the second of two edits of the same version and keep the first", async () => {
    await withRollback(async (db) => {
      const ctx = adminCtx(db);
      const { id, version } = await createEvent(ctx, input);
      await updateEvent(ctx, { id, version, title: "First" });
      await expect(updateEvent(ctx, { id, version, title: "Second" })).rejects.toMatchObject({
        code: "conflict",
        message: "Somebody else changed this event in the meantime. Reload to see it.",
      });
      expect((await listEvents(db))[0]?.title).toBe("First");
    });
  });

  it("refuse visitors and customers before they parse the input", async () => {
    for (const [ctx, code] of [
      [anonymousCtx(), "unauthenticated"],
      [customerCtx(), "forbidden"],
    ] as const) {
      await expect(createEvent(ctx, { ...input, title: "" })).rejects.toMatchObject({ code });
      await expect(updateEvent(ctx, { id: "x" })).rejects.toMatchObject({ code });
      await expect(deleteEvent(ctx, { id: "x" })).rejects.toMatchObject({ code });
    }
  });
});
