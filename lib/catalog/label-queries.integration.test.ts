import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { readShelfLabels } from "@/lib/catalog/label-queries";
import { adminCtx, customerCtx } from "@/tests/factories/contexts";
import { makeProduct } from "@/tests/factories/product";
import { withRollback } from "@/tests/support/with-rollback";

it("returns labels of the chosen products or of a category by name, and counts unknown ids", async () => {
  await withRollback(async (handle) => {
    await handle.product.deleteMany();
    const price = { price: "89.90" };
    const chosen = await makeProduct(handle, {
      ...price,
      name: "Torch",
      categoryName: "Lighters",
      isActive: false,
    });
    const group = await makeProduct(handle, { ...price, name: "Beaker", isGroup: true, priceMax: "120.00" });
    const option = { groupId: group.id, isActive: true };
    await makeProduct(handle, { ...option, name: "Beaker 14", optionLabel: "14 in", price: "120.00" });
    await makeProduct(handle, { ...option, ...price, name: "Beaker 12", optionLabel: "12 in" });
    await makeProduct(handle, { name: "Hidden Bong", isActive: false });
    const { labels, missing } = await readShelfLabels(adminCtx(handle), {
      ids: [chosen.id, randomUUID()],
      category: "Bongs",
    });
    expect(labels.map(({ name, price, options }) => [name, price, options])).toEqual([
      ["Beaker", "$89.90–$120.00", "12 in, 14 in"],
      ["Torch", "$89.90", null],
    ]);
    expect(missing).toBe(1);
  });
});

it("returns the label of one option that is chosen itself, with its own price and code", async () => {
  await withRollback(async (handle) => {
    const group = await makeProduct(handle, { name: "Beaker", isGroup: true, priceMax: "120.00" });
    const option = { groupId: group.id, name: "Beaker 14", optionLabel: "14 in", sku: "BKR-14" };
    const { id } = await makeProduct(handle, { ...option, price: "120.00" });
    const read = await readShelfLabels(adminCtx(handle), { ids: [id], category: "" });
    expect(read).toMatchObject({
      labels: [{ name: "Beaker 14", price: "$120.00", code: "BKR-14", options: null }],
      chosen: [{ id, name: "Beaker 14" }],
      missing: 0,
    });
  });
});

it("returns labels of uncategorized products, and none when nothing is chosen", async () => {
  await withRollback(async (handle) => {
    await handle.product.deleteMany();
    await makeProduct(handle, { name: "Loose", categoryName: null });
    await makeProduct(handle, { name: "Named so", categoryName: "Uncategorized" });
    const read = (category: string) => readShelfLabels(adminCtx(handle), { ids: [], category });
    expect((await read("Uncategorized")).labels.map(({ name }) => name)).toEqual(["Loose", "Named so"]);
    expect(await read("")).toEqual({ labels: [], part: 1, total: 0, chosen: [], missing: 0 });
    expect((await read("No such shelf")).labels).toEqual([]);
  });
});

it("returns a large category in parts, and knows a chosen product of another part", async () => {
  await withRollback(async (handle) => {
    await handle.product.deleteMany();
    await handle.$executeRaw`INSERT INTO products (name, price, category_name, category_names)
      SELECT 'Bead ' || lpad(n::text, 3, '0'), 1, 'Beads', '{Beads}' FROM generate_series(1, 601) n`;
    const last = await handle.product.findFirstOrThrow({ where: { name: "Bead 601" } });
    const read = (part: number) =>
      readShelfLabels(adminCtx(handle), { ids: [last.id], category: "Beads", part });
    const first = await read(1);
    expect([first.labels.length, first.labels.at(-1)?.name]).toEqual([600, "Bead 600"]);
    expect(first).toMatchObject({ part: 1, total: 601, missing: 0, chosen: [{ name: "Bead 601" }] });
    const second = await read(9);
    expect(second).toMatchObject({ part: 2, total: 601, labels: [{ name: "Bead 601" }] });
  });
});

it("requires an admin", async () => {
  await expect(readShelfLabels(customerCtx(), { ids: [], category: "" })).rejects.toMatchObject({
    code: "forbidden",
  });
});
