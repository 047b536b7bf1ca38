import { expect, test } from "vitest";
import { deriveProducts } from "@/lib/catalog/derive-products";
import { countByCategory } from "@/lib/catalog/queries";
import { ProductFilter } from "@/lib/catalog/schema";
import { createCtx } from "@/lib/context";
import type { Db } from "@/lib/db/client";
import type { CloverProduct } from "@/lib/integrations/clover/to-product";
import { makeOrder } from "@/tests/factories/shop-records";
import { withRollback } from "@/tests/support/with-rollback";
import { applyCategories, applyGroups, applyProducts } from "./apply-products";

const product = (parts: Partial<CloverProduct>): CloverProduct => ({
  cloverId: "ITEM000000001",
  name: "Beaker",
  price: "89.90",
  priceType: "FIXED",
  unitName: null,
  sku: null,
  code: null,
  cost: null,
  groupCloverId: null,
  categoryCloverIds: [],
  stock: 3,
  isForSale: true,
  isHiddenAtRegister: false,
  isSoldOut: false,
  containsNicotine: false,
  modifiedAt: null,
  ...parts,
});

const store = async (db: Db, products: CloverProduct[]) => {
  const tx = createCtx({ actor: { kind: "system", name: "test" }, db });
  await applyGroups(tx, [{ cloverId: "GROUP00000001", name: "Cones" }]);
  const categories = ["Glass", "Pipes", "Pipes"].map((name, at) => ({
    cloverId: `CAT${at}`,
    name,
    sortOrder: at,
  }));
  await applyCategories(tx, categories);
  await applyProducts(tx, products);
  await deriveProducts(tx, "all");
};

test("a product in two categories of the same name stands in that category once", async () => {
  await withRollback(async (db) => {
    await store(db, [product({ categoryCloverIds: ["CAT1", "CAT2", "CAT0"] })]);
    const stored = await db.product.findUniqueOrThrow({ where: { cloverId: "ITEM000000001" } });
    expect(stored.categoryNames).toEqual(["Glass", "Pipes"]);
    expect(await countByCategory(db, ProductFilter.parse({}))).toMatchObject([
      { name: "Glass", count: 1 },
      { name: "Pipes", count: 1 },
    ]);
  });
});

test("a group has the largest stock that can be stored when its options have more together", async () => {
  await withRollback(async (db) => {
    const option = (at: number) =>
      product({ cloverId: `CONE${at}`, groupCloverId: "GROUP00000001", stock: 999_999_999 });
    await store(db, [1, 2, 3].map(option));
    const group = await db.product.findUniqueOrThrow({ where: { cloverId: "GROUP00000001" } });
    expect(group.stock).toBe(2_147_483_647);
  });
});

test("a group that no item names changes nothing that visitors see until it is renamed", async () => {
  await withRollback(async (db) => {
    const tx = createCtx({ actor: { kind: "system", name: "test" }, db });
    const named = (name: string) => applyGroups(tx, [{ cloverId: "GROUP00000002", name }]);
    expect([await named("Empty"), await named("Empty"), await named("Renamed")]).toEqual([0, 0, 1]);
  });
});

test("a new group takes picture, description and age from its options, and keeps what staff change later", async () => {
  await withRollback(async (db) => {
    const [small, large] = [
      product({ cloverId: "CONE1", name: "Cones small", price: "2.00" }),
      product({ cloverId: "CONE2", name: "Cones large", price: "5.00" }),
    ];
    await store(db, [small, large]);
    const imageUrl = "/images/cones.webp";
    const createdAt = new Date("2025-03-01T20:00:00Z");
    await db.product.update({ where: { cloverId: "CONE1" }, data: { createdAt } });
    await db.product.update({ where: { cloverId: "CONE2" }, data: { imageUrl, description: "Hemp." } });
    const grouped = [small, large].map((one) => ({ ...one, groupCloverId: "GROUP00000001" }));
    await store(db, grouped);
    const where = { cloverId: "GROUP00000001" };
    const readGroup = () => db.product.findUniqueOrThrow({ where });
    expect(await readGroup()).toMatchObject({ imageUrl, description: "Hemp.", createdAt });
    await db.product.update({ where, data: { imageUrl: null, description: "Of hemp." } });
    await store(db, [{ ...small, groupCloverId: "GROUP00000001", price: "3.00" }, ...grouped.slice(1)]);
    expect(await readGroup()).toMatchObject({ imageUrl: null, description: "Of hemp.", createdAt });
  });
});

test("a group takes picture, description and age also from an option that enters it later", async () => {
  await withRollback(async (db) => {
    const [small, large] = ["small", "large"].map((size) =>
      product({ cloverId: `CONE-${size}`, name: `Cones ${size}`, groupCloverId: null }),
    );
    if (!small || !large) throw new Error("Two options.");
    await store(db, [small, large]);
    const createdAt = new Date("2025-03-01T20:00:00Z");
    const data = { imageUrl: "/images/cones.webp", description: "Hemp.", createdAt };
    await db.product.update({ where: { cloverId: large.cloverId }, data });
    const readGroup = () => db.product.findUniqueOrThrow({ where: { cloverId: "GROUP00000001" } });
    await store(db, [{ ...small, groupCloverId: "GROUP00000001" }]);
    expect(await readGroup()).toMatchObject({ imageUrl: null, description: null });
    await store(db, [{ ...large, groupCloverId: "GROUP00000001" }]);
    expect(await readGroup()).toMatchObject(data);
  });
});

test("options whose group the register dissolves keep what staff said of the group", async () => {
  await withRollback(async (db) => {
    const [small, large] = ["small", "large"].map((size) =>
      product({ cloverId: `CONE-${size}`, name: `Cones ${size}`, groupCloverId: "GROUP00000001" }),
    );
    if (!small || !large) throw new Error("Two options.");
    await store(db, [small, large]);
    const said = { imageUrl: "/images/cones.webp", isHiddenByStaff: true, isShownByStaff: true };
    const data = { ...said, description: "Hemp." };
    await db.product.update({ where: { cloverId: "GROUP00000001" }, data });
    await db.product.update({ where: { cloverId: "CONE-large" }, data: { description: "Long." } });
    await store(db, [{ ...small, price: "2.00" }, large]);
    const read = (cloverId: string) => db.product.findUniqueOrThrow({ where: { cloverId } });
    const untouched = { imageUrl: null, description: null, isHiddenByStaff: false, isShownByStaff: false };
    expect(await read("CONE-small")).toMatchObject(untouched);
    await store(db, [
      { ...small, groupCloverId: null },
      { ...large, groupCloverId: null },
    ]);
    expect(await read("CONE-small")).toMatchObject({ ...data, groupId: null, isActive: false });
    expect(await read("CONE-large")).toMatchObject({ ...said, description: "Long.", isActive: false });
  });
});

test("options that the register groups anew keep what staff said of the former group", async () => {
  await withRollback(async (db) => {
    const option = product({ groupCloverId: "GROUP00000001" });
    await store(db, [option]);
    const said = { imageUrl: "/images/cones.webp", description: "Hemp." };
    const data = { ...said, isHiddenByStaff: true };
    await db.product.update({ where: { cloverId: "GROUP00000001" }, data });
    const tx = createCtx({ actor: { kind: "system", name: "test" }, db });
    await applyGroups(tx, [{ cloverId: "GROUP00000002", name: "Paper" }]);
    await store(db, [{ ...option, groupCloverId: "GROUP00000002" }]);
    const read = (cloverId: string) => db.product.findUniqueOrThrow({ where: { cloverId } });
    expect(await read("GROUP00000002")).toMatchObject({ ...said, isActive: false });
    expect(await read(option.cloverId)).toMatchObject({ isHiddenByStaff: true, isActive: false });
  });
});

test("links lines that were sold while their product was first stored, once it is read again", async () => {
  await withRollback(async (db) => {
    await store(db, [product({})]);
    const { id: orderId } = await makeOrder(db);
    const line = await db.orderItem.create({
      data: {
        orderId,
        itemCloverId: "ITEM000000001",
        name: "Beaker",
        quantity: 1,
        price: "89.90",
        total: "89.90",
        cloverId: "LINE1",
      },
    });
    await store(db, [product({})]);
    expect(
      await db.orderItem.findUniqueOrThrow({ where: { id: line.id }, include: { product: true } }),
    ).toMatchObject({
      product: { cloverId: "ITEM000000001" },
    });
  });
});
