import { describe, expect, it } from "vitest";
import { historyOf } from "@/lib/audit/queries";
import { getAdminProduct } from "@/lib/catalog/get-admin-product";
import { hideProduct } from "@/lib/catalog/hide-product";
import { updateProduct } from "@/lib/catalog/update-product";
import { db } from "@/lib/db/client";
import { sync } from "@/lib/sync/start-sync";
import { adminCtx, anonymousCtx, customerCtx } from "@/tests/factories/contexts";
import { makeProduct } from "@/tests/factories/product";
import { makeOrder } from "@/tests/factories/shop-records";
import { startPractice } from "@/tests/support/practice-shop";
import { withRollback } from "@/tests/support/with-rollback";

describe("product verbs", () => {
  it("update the shop's own fields of a product and write an audit entry", async () => {
    await withRollback(async (handle) => {
      const ctx = adminCtx(handle);
      const { id } = await makeProduct(handle, { description: "Old words", imageUrl: "/old.png" });
      const first = await updateProduct(ctx, { id, description: "  Thick glass.  " });
      expect(first).toMatchObject({ description: "Thick glass.", imageUrl: "/old.png", isActive: true });
      const second = await updateProduct(ctx, { id, imageUrl: "", description: "" });
      expect(second).toMatchObject({ description: null, imageUrl: null, name: "Amber Beaker", stock: 12 });
      const history = await historyOf(ctx, "product", id);
      expect(history.at(-1)).toMatchObject({
        actorName: "owner",
        changes: { description: ["Old words", "Thick glass."] },
      });
      expect([...ctx.touched]).toEqual(["products"]);
    });
  });

  it("hide a product from the site, and show it again only while it is available at the register", async () => {
    await withRollback(async (handle) => {
      const ctx = adminCtx(handle);
      const { id } = await makeProduct(handle);
      await hideProduct(ctx, { id });
      await hideProduct(ctx, { id });
      expect(await handle.product.findUnique({ where: { id } })).toMatchObject({
        isHiddenByStaff: true,
        isActive: false,
      });
      expect(await historyOf(ctx, "product", id)).toHaveLength(1);
      expect(await updateProduct(ctx, { id, isHiddenByStaff: false })).toMatchObject({ isActive: true });
      await handle.product.update({ where: { id }, data: { isForSale: false, isActive: false } });
      expect(await updateProduct(ctx, { id, isHiddenByStaff: false })).toMatchObject({ isActive: false });
    });
  });

  const OPENED = {
    description: "Old words",
    imageUrl: "/old.png",
    isHiddenByStaff: false,
    isShownByStaff: false,
  };

  it.each([
    { field: "description", theirs: { description: "Theirs" }, mine: { description: "Mine" } },
    { field: "picture", theirs: { imageUrl: "/theirs.png" }, mine: { imageUrl: "" } },
    {
      field: "visibility",
      theirs: { isHiddenByStaff: true, isShownByStaff: true },
      mine: { isShownByStaff: false, isHiddenByStaff: false },
    },
  ])("refuse a $field that somebody else changed since the edit began", async ({ theirs, mine }) => {
    await withRollback(async (handle) => {
      const ctx = adminCtx(handle);
      const { id } = await makeProduct(handle, OPENED);
      const first = await updateProduct(ctx, { id, editedFrom: OPENED, ...theirs });
      await expect(updateProduct(ctx, { id, editedFrom: OPENED, ...mine })).rejects.toMatchObject({
        code: "conflict",
        message: "Somebody else changed this product in the meantime. Reload to see it.",
      });
      expect(await handle.product.findUnique({ where: { id } })).toMatchObject({ ...OPENED, ...theirs });
      const { description, imageUrl, isHiddenByStaff, isShownByStaff } = first;
      const editedFrom = { description, imageUrl, isHiddenByStaff, isShownByStaff };
      await updateProduct(ctx, { id, editedFrom, ...mine });
      expect(await historyOf(ctx, "product", id)).toHaveLength(2);
    });
  });

  it("join edits of different fields, the same edit made twice, and an edit beside a sync", async () => {
    await withRollback(async (handle) => {
      const ctx = adminCtx(handle);
      const { id } = await makeProduct(handle, OPENED);
      await updateProduct(ctx, { id, editedFrom: OPENED, description: "Theirs" });
      await handle.product.update({ where: { id }, data: { price: "1.00", stock: 0, isForSale: false } });
      await updateProduct(ctx, { id, editedFrom: OPENED, imageUrl: "/mine.png" });
      const last = await updateProduct(ctx, { id, editedFrom: OPENED, description: " Theirs " });
      expect(last).toMatchObject({ description: "Theirs", imageUrl: "/mine.png", price: "1.00" });
      expect(await updateProduct(ctx, { id, description: "Unseen" })).toMatchObject({
        description: "Unseen",
      });
    });
  });

  it("keep a product hidden, with its text and picture, after another sync", async () => {
    const { pos, clover } = await startPractice({ customers: 5, orders: 5 });
    try {
      const ctx = adminCtx();
      await sync(ctx, "inventory", { clover });
      const { id, cloverId } = await db().product.findFirstOrThrow({ where: { isActive: true } });
      await updateProduct(ctx, { id, description: "Our own words", imageUrl: "/api/images/ours" });
      await hideProduct(ctx, { id });
      await db().product.update({ where: { id }, data: { name: "Changed behind the register's back" } });
      await sync(ctx, "inventory", { clover });
      const after = await db().product.findUniqueOrThrow({ where: { id } });
      expect(after).toMatchObject({
        cloverId,
        description: "Our own words",
        imageUrl: "/api/images/ours",
        isHiddenByStaff: true,
        isActive: false,
      });
      expect(after.name).not.toBe("Changed behind the register's back");
    } finally {
      await pos.close();
    }
  });

  it("refuse invalid values and an unknown product", async () => {
    await withRollback(async (handle) => {
      const ctx = adminCtx(handle);
      const { id } = await makeProduct(handle);
      for (const imageUrl of ["javascript:alert(1)", "//elsewhere.example/x.png"]) {
        await expect(updateProduct(ctx, { id, imageUrl })).rejects.toMatchObject({ code: "bad_input" });
      }
      await expect(updateProduct(ctx, { id, description: "x".repeat(5001) })).rejects.toMatchObject({
        fields: { description: "Use at most 5000 characters" },
      });
      const gone = { id: "6f1f7f6e-3a54-4b7e-9f39-0d8f6d1c2b3a" };
      await expect(hideProduct(ctx, gone)).rejects.toMatchObject({ code: "P2025" });
    });
  });

  it("refuse visitors and customers before they parse the input", async () => {
    for (const [ctx, code] of [
      [anonymousCtx(), "unauthenticated"],
      [customerCtx(), "forbidden"],
    ] as const) {
      await expect(updateProduct(ctx, { id: "x" })).rejects.toMatchObject({ code });
      await expect(hideProduct(ctx, { id: "x" })).rejects.toMatchObject({ code });
    }
  });
});

it("return a product's recent sales of paid goods, without refunds and test orders", async () => {
  await withRollback(async (handle) => {
    const ctx = adminCtx(handle);
    const { id: productId } = await makeProduct(handle);
    const sell = async (quantity: number, order: object, line: object = {}) => {
      const { id: orderId } = await makeOrder(handle, order);
      await handle.orderItem.create({
        data: { orderId, productId, quantity, price: "5.00", total: "5.00", ...line },
      });
    };
    const lastAt = new Date(Date.now() - 86_400_000);
    await sell(3, { createdAt: lastAt });
    await sell(4, { createdAt: new Date(Date.now() - 40 * 86_400_000) });
    await sell(50, { isTest: true });
    await sell(60, {}, { isRefunded: true });
    await sell(70, { paymentStatus: "open" });
    await sell(80, {}, { kind: "gift" });
    expect((await getAdminProduct(ctx, productId)).sold).toEqual({
      quantity: 3,
      lastAt: lastAt.toISOString(),
    });
    const nobody = "00000000-0000-4000-8000-00000000dead";
    await expect(getAdminProduct(ctx, nobody)).rejects.toMatchObject({ code: "not_found" });
    await expect(getAdminProduct(customerCtx(), nobody)).rejects.toMatchObject({ code: "forbidden" });
  });
});

it("list a product's options with their stock and codes, cheapest first", async () => {
  await withRollback(async (handle) => {
    const ctx = adminCtx(handle);
    const { id: groupId } = await makeProduct(handle, { isGroup: true, stock: 9 });
    await makeProduct(handle, { groupId, optionLabel: "Large", price: "8.00", stock: 9, sku: "L-1" });
    await makeProduct(handle, { groupId, optionLabel: "Small", price: "5.00", stock: 0, code: "0123" });
    const { options } = await getAdminProduct(ctx, groupId);
    expect(options).toMatchObject([
      { label: "Small", price: "5.00", stock: 0, code: "0123" },
      { label: "Large", price: "8.00", stock: 9, sku: "L-1" },
    ]);
    expect((await getAdminProduct(ctx, options[0]?.id ?? "")).options).toEqual([]);
  });
});

it("add up the sales of a product's options", async () => {
  await withRollback(async (handle) => {
    const ctx = adminCtx(handle);
    const { id: groupId } = await makeProduct(handle, { isGroup: true });
    const options = [await makeProduct(handle, { groupId }), await makeProduct(handle, { groupId })];
    for (const { id: productId } of [...options, await makeProduct(handle)]) {
      const { id: orderId } = await makeOrder(handle);
      await handle.orderItem.create({
        data: { orderId, productId, quantity: 2, price: "5.00", total: "10.00" },
      });
    }
    expect((await getAdminProduct(ctx, groupId)).sold.quantity).toBe(4);
    expect((await getAdminProduct(ctx, options[0]?.id ?? "")).sold.quantity).toBe(2);
  });
});
