import { expect, it } from "vitest";
import { AdminProductQuery, searchAdminProducts } from "@/lib/catalog/admin-queries";
import { updateProduct } from "@/lib/catalog/update-product";
import { adminCtx, customerCtx } from "@/tests/factories/contexts";
import { makeProduct } from "@/tests/factories/product";
import { withRollback } from "@/tests/support/with-rollback";

const asked = (parts: Partial<AdminProductQuery> = {}) => AdminProductQuery.parse(parts);

it("finds products by name or description in any case, within a category, including hidden ones", async () => {
  await withRollback(async (db) => {
    const ctx = adminCtx(db);
    await makeProduct(db, { name: "Amber Beaker", categoryName: "Bongs" });
    await makeProduct(db, {
      name: "Spoon",
      description: "AMBER glass",
      categoryName: "Pipes",
      isActive: false,
    });
    await makeProduct(db, { name: "Coil", categoryName: null });
    const all = await searchAdminProducts(ctx, asked());
    expect(all.rows.map(({ name }) => name)).toEqual(["Amber Beaker", "Coil", "Spoon"]);
    expect(all.categories).toEqual([
      { name: "Bongs", count: 1 },
      { name: "Pipes", count: 1 },
      { name: "Uncategorized", count: 1 },
    ]);
    const amber = await searchAdminProducts(ctx, asked({ q: "amber" }));
    expect([amber.matches, amber.total, amber.rows.length]).toEqual([2, 2, 2]);
    const byWords = await searchAdminProducts(ctx, asked({ q: "glass amber spoons" }));
    expect(byWords.rows.map(({ name }) => name)).toEqual(["Spoon"]);
    const amberPipes = await searchAdminProducts(ctx, asked({ q: "amber", category: "Pipes" }));
    expect([amberPipes.matches, amberPipes.total]).toEqual([2, 1]);
    expect(amberPipes.rows[0]).toMatchObject({
      name: "Spoon",
      isActive: false,
      price: "49.90",
      priceMax: "49.90",
    });
    await makeProduct(db, { name: "Tray", categoryName: "Pipes", isHiddenByStaff: true, isActive: false });
    const unlisted = { categoryName: null, isHiddenAtRegister: true };
    await makeProduct(db, { ...unlisted, name: "Stem", isActive: false });
    await makeProduct(db, { ...unlisted, name: "Bowl", isShownByStaff: true });
    const hidden = await searchAdminProducts(ctx, asked({ show: "hidden" }));
    expect(hidden.rows.map(({ name }) => name)).toEqual(["Stem", "Tray"]);
    expect(hidden.matches).toBe(2);
    expect(hidden.categories).toContainEqual({ name: "Pipes", count: 1 });
    const loose = await searchAdminProducts(ctx, asked({ category: "Uncategorized" }));
    expect(loose.rows.map(({ name }) => name)).toEqual(["Bowl", "Coil", "Stem"]);
  });
});

it("finds products by words typed together, beside others", async () => {
  await withRollback(async (db) => {
    await makeProduct(db, { name: "Geek Bar Pulse", description: "15,000 puffs" });
    await makeProduct(db, { name: "Zig-Zag" });
    const found = async (q: string) =>
      (await searchAdminProducts(adminCtx(db), asked({ q }))).rows.map(({ name }) => name);
    expect(await found("geekbar")).toEqual(["Geek Bar Pulse"]);
    expect(await found("geekbar puffs")).toEqual(["Geek Bar Pulse"]);
    expect(await found("zigzag puffs")).toEqual([]);
  });
});

it("finds what the register sells, also hidden or sold out, and nothing that it deleted, where asked to", async () => {
  await withRollback(async (db) => {
    const [isForSale, categoryName] = [false, null];
    await makeProduct(db, { name: "Beaker on sale", categoryName });
    await makeProduct(db, { name: "Beaker hidden", categoryName, isForSale, isHiddenAtRegister: true });
    await makeProduct(db, { name: "Beaker sold out", categoryName, isForSale, isSoldOut: true });
    await makeProduct(db, { name: "Beaker deleted", categoryName: "Gone", isForSale });
    const found = await searchAdminProducts(adminCtx(db), { ...asked(), isAtRegister: true });
    const names = ["Beaker hidden", "Beaker on sale", "Beaker sold out"];
    expect(found.rows.map(({ name }) => name)).toEqual(names);
    expect([found.total, found.matches]).toEqual([3, 3]);
    expect(found.categories).toEqual([{ name: "Uncategorized", count: 3 }]);
    expect((await searchAdminProducts(adminCtx(db), asked())).total).toBe(4);
  });
});

it("counts the register's own Uncategorized together with what has no category, after all others", async () => {
  await withRollback(async (db) => {
    const ctx = adminCtx(db);
    await makeProduct(db, { name: "Loose", categoryName: null });
    await makeProduct(db, { name: "Named so", categoryName: "Uncategorized" });
    await makeProduct(db, { name: "Zippo", categoryName: "Zippos" });
    const { rows, total, categories } = await searchAdminProducts(ctx, asked({ category: "Uncategorized" }));
    expect(rows.map(({ name }) => name)).toEqual(["Loose", "Named so"]);
    expect(total).toBe(2);
    expect(categories).toEqual([
      { name: "Zippos", count: 1 },
      { name: "Uncategorized", count: 2 },
    ]);
  });
});

it("lists a product that staff hid among the hidden ones after the register made it an option", async () => {
  await withRollback(async (db) => {
    const ctx = adminCtx(db);
    const { id: groupId } = await makeProduct(db, { name: "Cones", isGroup: true });
    const option = { groupId, optionLabel: "small", isActive: false };
    const { id } = await makeProduct(db, { ...option, name: "Cones small", isHiddenByStaff: true });
    await makeProduct(db, { ...option, name: "Cones large", isHiddenAtRegister: true });
    const named = async (parts: Partial<AdminProductQuery>) =>
      (await searchAdminProducts(ctx, asked(parts))).rows.map(({ name }) => name);
    expect(await named({ show: "hidden" })).toEqual(["Cones small"]);
    expect(await named({ show: "hidden", q: "small" })).toEqual(["Cones small"]);
    expect(await named({})).toEqual(["Cones"]);
    await updateProduct(ctx, { id, isHiddenByStaff: false });
    expect(await named({ show: "hidden" })).toEqual([]);
  });
});

it("lists every category of the point of sale, including those without products or matches", async () => {
  await withRollback(async (db) => {
    const ctx = adminCtx(db);
    await db.category.createMany({ data: [{ name: "Bongs" }, { name: "Vapes" }] });
    await makeProduct(db, { name: "Amber Beaker", categoryName: "Bongs" });
    const counts = { Bongs: 1, Vapes: 0 };
    const read = async (q: string) =>
      Object.fromEntries(
        (await searchAdminProducts(ctx, asked({ q }))).categories.map((c) => [c.name, c.count]),
      );
    expect(await read("")).toEqual(counts);
    expect(await read("nothing like it")).toEqual({ ...counts, Bongs: 0 });
  });
});

it("treats wildcards in a search literally", async () => {
  await withRollback(async (db) => {
    const ctx = adminCtx(db);
    await makeProduct(db, { name: "50% off bin" });
    await makeProduct(db, { name: "Amber" });
    expect((await searchAdminProducts(ctx, asked({ q: "%" }))).total).toBe(1);
    expect((await searchAdminProducts(ctx, asked({ q: "'; DROP TABLE products; --" }))).total).toBe(0);
  });
});

it("pages without gaps or repeats, also when names are equal", async () => {
  await withRollback(async (db) => {
    const ctx = adminCtx(db);
    await db.product.createMany({ data: Array.from({ length: 120 }, () => ({ name: "Grinder", price: 5 })) });
    const pages = await Promise.all([1, 2, 3].map((page) => searchAdminProducts(ctx, asked({ page }))));
    expect(pages.map(({ rows }) => rows.length)).toEqual([50, 50, 20]);
    expect(new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(120);
    expect(pages[0]).toMatchObject({ total: 120, pages: 3 });
    expect(await searchAdminProducts(ctx, asked({ page: 4 }))).toEqual(pages[2]);
  });
});

it("requires an admin", async () => {
  await expect(searchAdminProducts(customerCtx(), asked())).rejects.toMatchObject({ code: "forbidden" });
});
