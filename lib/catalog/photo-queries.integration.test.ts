import { expect, it } from "vitest";
import { readPhotoQueue } from "@/lib/catalog/photo-queries";
import { adminCtx, customerCtx } from "@/tests/factories/contexts";
import { makeProduct } from "@/tests/factories/product";
import { withRollback } from "@/tests/support/with-rollback";

it("lists products without a photo by sales, and counts the best sellers that have one", async () => {
  await withRollback(async (handle) => {
    await handle.product.deleteMany();
    await makeProduct(handle, { name: "Slow", soldRecently: 1 });
    await makeProduct(handle, { name: "Best", soldRecently: 90 });
    await makeProduct(handle, { name: "Pictured", soldRecently: 50, imageUrl: "/images/x" });
    await makeProduct(handle, { name: "Hidden", soldRecently: 99, isActive: false });
    await makeProduct(handle, { name: "Unsold" });
    const queue = await readPhotoQueue(adminCtx(handle));
    expect(queue.next.map(({ name, sold }) => [name, sold])).toEqual([
      ["Best", 90],
      ["Slow", 1],
      ["Unsold", 0],
    ]);
    // What was not sold is no best seller, however few products the shop has.
    expect(queue).toMatchObject({ missing: 3, bestSellers: { pictured: 1, total: 3 } });
  });
});

it("requires an admin", async () => {
  await expect(readPhotoQueue(customerCtx())).rejects.toMatchObject({ code: "forbidden" });
});
