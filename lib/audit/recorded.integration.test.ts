import { expect, it } from "vitest";
import { adminCtx, customerCtx } from "@/tests/factories/contexts";
import { withRollback } from "@/tests/support/with-rollback";
import { changeVersioned } from "./change-versioned";
import { historyOfAll } from "./queries";
import { createRecorded, createRecordedOnce, deleteRecorded } from "./recorded";

const ID = "00000000-0000-4000-8000-0000000000d1";
const WEEK = { id: ID, version: 1, title: "Glass week" };
const labelOf = ({ title }: { title: string }) => title;

/** One thing as the database would store it, which only these functions record. */
function stored(first = WEEK) {
  let row = first;
  return {
    read: async () => ({ ...row }),
    rename: (title: string, version?: number) => ({
      entity: "deal" as const,
      id: ID,
      version,
      fields: { title },
      read: async () => ({ ...row }),
      write: async (_: unknown, __: unknown, from: number) => {
        if (row.version !== from) return { count: 0 };
        row = { ...row, title, version: from + 1 };
        return { count: 1 };
      },
    }),
  };
}

it("records who created, changed and deleted a thing, and lists that newest first, to admins only", async () => {
  await withRollback(async (db) => {
    const ctx = adminCtx(db);
    const { read, rename } = stored();
    await createRecorded(ctx, "deal", read, labelOf);
    expect(await changeVersioned(ctx, rename("Glass month"))).toEqual({
      ...WEEK,
      version: 2,
      title: "Glass month",
    });
    await deleteRecorded(ctx, "deal", read, labelOf);
    const things = [
      { entity: "deal", ids: [ID] },
      { entity: "event", ids: ["none"] },
    ] as const;
    const entries = await historyOfAll(ctx, things);
    expect(entries.map(({ action, label, actorName }) => [action, label, actorName])).toEqual([
      ["delete", "Glass month", "owner"],
      ["update", "Glass month", "owner"],
      ["create", "Glass week", "owner"],
    ]);
    expect(entries[1]?.changes).toMatchObject({ title: ["Glass week", "Glass month"] });
    await expect(historyOfAll(customerCtx(db), things)).rejects.toMatchObject({ code: "forbidden" });
  });
});

it("changes nothing that somebody else changed, unless it was the same change", async () => {
  await withRollback(async (db) => {
    const ctx = adminCtx(db);
    const { rename } = stored();
    await changeVersioned(ctx, rename("Glass month", 1));
    await expect(changeVersioned(ctx, rename("Pipe week", 1))).rejects.toMatchObject({ code: "conflict" });
    expect(await changeVersioned(ctx, rename("Glass month", 1))).toMatchObject({ version: 2 });
    expect(await historyOfAll(ctx, [{ entity: "deal", ids: [ID] }])).toHaveLength(1);
  });
});

it("creates a thing once, however often it is sent, and refuses another one under its id", async () => {
  await withRollback(async (db) => {
    const ctx = adminCtx(db);
    const { read } = stored();
    let isTaken = false;
    const insert = async () => {
      if (isTaken) return undefined;
      isTaken = true;
      return WEEK;
    };
    const send = (title: string) =>
      createRecordedOnce(ctx, "deal", { fields: { title }, insert, read, labelOf });
    expect([await send(WEEK.title), await send(WEEK.title)]).toEqual([WEEK, WEEK]);
    await expect(send("Pipe week")).rejects.toMatchObject({
      code: "conflict",
      message: "This deal was saved before, with other content. Close this and edit it in the list.",
    });
    expect(await historyOfAll(ctx, [{ entity: "deal", ids: [ID] }])).toHaveLength(1);
  });
});
