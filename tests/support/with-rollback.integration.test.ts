import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { withRollback } from "@/tests/support/with-rollback";

test("writes are undone after the test", async () => {
  const inside = await withRollback(async (tx) => {
    await tx.setting.create({ data: { key: "k", value: "v" } });
    return tx.setting.count();
  });
  expect(inside).toBe(1);
  expect(await db().setting.count()).toBe(0);
});
