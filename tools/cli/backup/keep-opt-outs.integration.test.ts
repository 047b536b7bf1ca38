import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { db } from "@/lib/db/client";
import { makeCustomer } from "@/tests/factories/shop-records";
import { query } from "@/tests/support/postgres";
import { temporaryFolder } from "@/tests/support/temporary-folder";
import { NO_ADMIN } from "./keep-accounts";
import { restoreBackup } from "./restore-backup";
import { writeBackup } from "./write-backup";

vi.setConfig({ testTimeout: 120_000 });

const url = process.env.DATABASE_URL ?? "";

it("keeps the opt-outs of sale that came after the backup, and names those it cannot keep", async () => {
  const file = join(temporaryFolder(), "shop.gz");
  const before = new Date("2026-01-01T00:00:00Z");
  const after = new Date("2026-11-01T00:00:00Z");
  await makeCustomer(db(), { cloverId: "BEFORE", saleOptOutAt: before });
  await makeCustomer(db(), { cloverId: "AFTER" });
  await makeCustomer(db(), { cloverId: "NEVER" });
  await writeBackup(url, file);
  await db().customer.updateMany({ where: { cloverId: { not: "NEVER" } }, data: { saleOptOutAt: after } });
  await makeCustomer(db(), { cloverId: "NEWER", saleOptOutAt: after });
  const lines: string[] = [];
  await restoreBackup(url, file, { replace: true, say: (line) => lines.push(line) });
  expect(
    await query(url, "SELECT clover_id, sale_opt_out_at AS at FROM customers ORDER BY clover_id"),
  ).toEqual([
    { clover_id: "AFTER", at: after },
    { clover_id: "BEFORE", at: before },
    { clover_id: "NEVER", at: null },
  ]);
  expect(lines).toEqual([
    "Opted out of sale again, as since the backup: 1 customer record.",
    "Opted out of sale, but not in the backup: NEWER (ids at Clover). Opt them out again once a sync has read them.",
    NO_ADMIN,
  ]);
});
