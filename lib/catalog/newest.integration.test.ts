import { expect, it } from "vitest";
import { newestProducts } from "@/lib/catalog/newest";
import { makeProduct } from "@/tests/factories/product";
import { withRollback } from "@/tests/support/with-rollback";

const at = (day: string) => ({
  createdAt: new Date(`${day}T18:00:00Z`),
  isActive: true,
  isStockTracked: true,
});

it("shows the newest in-stock product of each category, and on equal days the more expensive one", async () => {
  await withRollback(async (db) => {
    const make = (name: string, categoryName: string | null, day: string, price: string, stock: number) =>
      makeProduct(db, { name, categoryName, price, stock, ...at(day) });
    await make("old bong", "Bongs", "2026-11-01", "90.00", 3);
    await make("new bong", "Bongs", "2026-11-20", "60.00", 3);
    await make("newer bong, gone", "Bongs", "2026-11-21", "80.00", 0);
    await make("cheap pipe", "Pipes", "2026-11-21", "10.00", 3);
    await make("dear pipe", "Pipes", "2026-11-21", "40.00", 3);
    await make("tray", "Trays", "2026-11-10", "15.00", 3);
    await make("nowhere", null, "2026-11-22", "15.00", 3);
    const shown = await newestProducts(db, 2);
    expect(shown.map(({ name }) => name)).toEqual(["dear pipe", "new bong"]);
  });
});

it("takes an afternoon and its evening for one day of the shop, also when UTC has moved on", async () => {
  await withRollback(async (db) => {
    const make = (name: string, categoryName: string, price: string, createdAt: string) =>
      makeProduct(db, { name, categoryName, price, createdAt: new Date(createdAt) });
    await make("dear bong of the afternoon", "Bongs", "90.00", "2026-11-20T23:00:00Z");
    await make("cheap pipe of the evening", "Pipes", "10.00", "2026-11-21T01:00:00Z");
    const shown = await newestProducts(db, 2);
    expect(shown.map(({ name }) => name)).toEqual([
      "dear bong of the afternoon",
      "cheap pipe of the evening",
    ]);
  });
});
