import { expect, it } from "vitest";
import { listAudit } from "@/lib/audit/queries";
import { AuditQuery } from "@/lib/audit/schema";
import { createHoursException } from "@/lib/hours/create-hours-exception";
import { deleteHoursException } from "@/lib/hours/delete-hours-exception";
import { getHoursExceptions } from "@/lib/hours/queries";
import { adminCtx, anonymousCtx, customerCtx } from "@/tests/factories/contexts";
import { withRollback } from "@/tests/support/with-rollback";

const NOW = new Date("2026-11-22T18:00:00Z");
const thanksgiving = { firstDay: "2026-11-26", isClosed: true, reason: " Thanksgiving " };

it("stores a closed day until it is removed, with audit entries for both", async () => {
  await withRollback(async (db) => {
    const ctx = adminCtx(db, NOW);
    const created = await createHoursException(ctx, thanksgiving);
    expect(created).toMatchObject({
      firstDay: "2026-11-26",
      lastDay: "2026-11-26",
      opensMinute: null,
      closesMinute: null,
      reason: "Thanksgiving",
    });
    expect(await getHoursExceptions(ctx)).toEqual([created]);
    expect([...ctx.touched]).toEqual(["hours"]);
    await deleteHoursException(ctx, { id: created.id });
    expect(await getHoursExceptions(ctx)).toEqual([]);
    const about = (words: string) => listAudit(ctx, AuditQuery.parse({ entity: "hours", about: words }));
    const label = "Thu, Nov 26, 2026: Closed (Thanksgiving)";
    for (const words of ["thanksgiving", "Nov 26, 2026", created.id]) {
      expect((await about(words)).entries, words).toMatchObject([
        { action: "delete", label },
        { action: "create", label },
      ]);
    }
  });
});

it("enters the same hours once, however often they are sent", async () => {
  await withRollback(async (db) => {
    const ctx = adminCtx(db, NOW);
    for (const input of [thanksgiving, { firstDay: "2026-12-31", opens: "10:30", closes: "16:00" }]) {
      const created = await createHoursException(ctx, input);
      expect(await createHoursException(ctx, { ...input, lastDay: input.firstDay })).toEqual(created);
    }
    expect((await listAudit(ctx, AuditQuery.parse({ entity: "hours" }))).entries).toHaveLength(2);
  });
});

it("reads a closing time of 00:00 as the end of the day", async () => {
  await withRollback(async (db) => {
    const input = { firstDay: "2026-12-31", opens: "10:30", closes: "00:00" };
    expect(await createHoursException(adminCtx(db, NOW), input)).toMatchObject({
      opensMinute: 630,
      closesMinute: 1440,
    });
  });
});

it("leaves out past days by the shop's calendar", async () => {
  await withRollback(async (db) => {
    await createHoursException(adminCtx(db, NOW), thanksgiving);
    const shown = (iso: string) => getHoursExceptions(adminCtx(db, new Date(iso)));
    expect(await shown("2026-11-27T07:59:00Z")).toHaveLength(1);
    expect(await shown("2026-11-27T08:00:00Z")).toHaveLength(0);
  });
});

it.each([
  [
    "hours that end before they begin",
    { firstDay: "2026-12-24", opens: "16:00", closes: "10:00" },
    "closes: The shop must close after it opens",
  ],
  ["no hours", { firstDay: "2026-12-24" }, "opens: Enter when the shop opens"],
  [
    "a last day before the first",
    { ...thanksgiving, lastDay: "2026-11-25" },
    "lastDay: The last day is before the first",
  ],
  ["a day that is over", { firstDay: "2026-11-21", isClosed: true }, "firstDay: That day is over"],
  ["too many days", { ...thanksgiving, lastDay: "2027-11-25" }, "lastDay: Enter at most 100 days at once"],
  ["a day too many", { ...thanksgiving, lastDay: "2027-03-06" }, "lastDay: Enter at most 100 days at once"],
  ["an invalid day", { firstDay: "2026-02-30", isClosed: true }, "firstDay: Choose the first day"],
])("refuses %s with an error message", async (_what, input, sentence) => {
  await withRollback(async (db) => {
    const refused = createHoursException(adminCtx(db, NOW), input);
    await expect(refused).rejects.toMatchObject({ code: "bad_input" });
    await expect(refused).rejects.toThrow(sentence);
  });
});

it("refuses days that already have special hours and names them", async () => {
  await withRollback(async (db) => {
    const ctx = adminCtx(db, NOW);
    await createHoursException(ctx, thanksgiving);
    const overlapping = { firstDay: "2026-11-25", lastDay: "2026-11-27", isClosed: true };
    await expect(createHoursException(ctx, overlapping)).rejects.toMatchObject({
      code: "conflict",
      message:
        "Other hours are already entered: Thu, Nov 26, 2026: Closed (Thanksgiving). Remove them first.",
    });
  });
});

it("rejects overlapping exceptions by a database constraint", async () => {
  await withRollback(async (db) => {
    const day = { firstDay: new Date("2026-11-26"), lastDay: new Date("2026-11-26") };
    await db.hoursException.create({ data: day });
    await expect(db.hoursException.create({ data: day })).rejects.toThrow("hours_exceptions_no_overlap");
  });
});

it("requires an admin", async () => {
  await expect(createHoursException(anonymousCtx(), thanksgiving)).rejects.toMatchObject({
    code: "unauthenticated",
  });
  await expect(deleteHoursException(customerCtx(), { id: crypto.randomUUID() })).rejects.toMatchObject({
    code: "forbidden",
  });
  await expect(getHoursExceptions(customerCtx())).rejects.toMatchObject({ code: "forbidden" });
});
