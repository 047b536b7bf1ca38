import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { readShelfLabels } from "@/lib/catalog/label-queries";
import { adminCtx, customerCtx } from "@/tests/factories/contexts";
import { makeProduct } from "@/tests/factories/product";
import { withRollback } from "@/tests/support/with-rollback";

it("returns labels of the chosen products or of a category by name, and counts unknown ids", async () => {
  await withRollback(async (handle) => {
    await handle.product.deleteMany();
    const chosen = await makeProduct(handle, { name: "Torch", categoryName: "Lighters", isActive: false });
    const group = await makeProduct(handle, { name: "Beaker", isGroup: true, priceMax: "120.00" });
    const option = { groupId: group.id, isActive: true };
    await makeProduct(handle, { ...option, name: "Beaker 14", optionLabel: "14 in", price: "120.00" });
    await makeProduct(handle, { ...option, name: "Beaker 12", optionLabel: "12 in" });
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

it("returns labels of uncategorized products, and none when nothing is chosen", async () => {
  await withRollback(async (handle) => {
    await handle.product.deleteMany();
    await makeProduct(handle, { name: "Loose", categoryName: null });
    const read = (category: string) => readShelfLabels(adminCtx(handle), { ids: [], category });
    expect((await read("Uncategorized")).labels.map(({ name }) => name)).toEqual(["Loose"]);
    expect(await read("")).toEqual({ labels: [], missing: 0 });
    expect((await read("No such shelf")).labels).toEqual([]);
  });
});

it("requires an admin", async () => {
  await expect(readShelfLabels(customerCtx(), { ids: [], category: "" })).rejects.toMatchObject({
    code: "forbidden",
  });
});
