import { describe, expect, test } from "vitest";
import { hideProduct } from "@/lib/catalog/hide-product";
import { updateProduct } from "@/lib/catalog/update-product";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { freshPractice } from "@/tests/support/practice-of-file";
import { sync } from "./start-sync";

const { pos, clover } = await freshPractice({ products: 20, customers: 0, orders: 0 });

const pull = () => sync(systemCtx("test"), "inventory", { clover });
const row = (cloverId: string) => db().product.findUniqueOrThrow({ where: { cloverId } });
const enter = (parts: object = {}) =>
  pos.control.createItem({ name: "Amber Bowl", price: 900, code: "812345678901", sku: "BOWL", ...parts }).id;

const OF_THE_SHOP = {
  imageUrl: "/images/bowl.webp",
  description: "Hand-blown",
  createdAt: new Date("2025-03-01T20:00:00Z"),
};

/** A product of the register to which the shop has added a picture and a text. */
async function known(parts: object = {}, data: object = {}): Promise<string> {
  const cloverId = enter(parts);
  await pull();
  await db().product.update({ where: { cloverId }, data: { ...OF_THE_SHOP, ...data } });
  return cloverId;
}

test("goods deleted and entered again under a new id keep what the shop says of them", async () => {
  pos.control.deleteItem(await known());
  const again = enter();
  await pull();
  expect(await row(again)).toMatchObject({ ...OF_THE_SHOP, isActive: true });
});

test("a product that staff hid does not come back when it is entered again, at once or later", async () => {
  pos.control.deleteItem(await known({}, { isHiddenByStaff: true, isActive: false }));
  const again = enter();
  await pull();
  expect(await row(again)).toMatchObject({ isHiddenByStaff: true, isForSale: true, isActive: false });
  pos.control.deleteItem(again);
  await pull();
  const later = enter();
  await pull();
  expect(await row(later)).toMatchObject({ ...OF_THE_SHOP, isHiddenByStaff: true, isActive: false });
});

test("goods entered again stay hidden when the first read that lists them could not tell what is missing", async () => {
  const nameless = enter({ name: "Clay Tray", code: undefined, sku: "TRAY" });
  pos.control.deleteItem(await known({}, { isHiddenByStaff: true, isActive: false }));
  const again = enter();
  pos.control.updateItem(nameless, { wire: { id: null } });
  expect(Object.keys((await pull()).skipped)).toContainEqual(expect.stringMatching(/^the list moved/));
  pos.control.updateItem(nameless, { wire: {} });
  await pull();
  expect(await row(again)).toMatchObject({ ...OF_THE_SHOP, isHiddenByStaff: true, isActive: false });
});

test("pages are made anew when what staff hid is known again by a run that finds nothing else changed", async () => {
  pos.control.deleteItem(await known({}, { isHiddenByStaff: true, isActive: false }));
  await pull();
  const again = enter();
  let pages = 0;
  const onPoint = (point: string) => {
    if (point === "before page") pages += 1;
    // The categories, the groups, the items, and then the end of the list.
    if (pages === 4) throw new Error("killed");
  };
  await expect(sync(systemCtx("test"), "inventory", { clover, onPoint })).rejects.toThrow("killed");
  expect(await row(again)).toMatchObject({ isActive: true });
  await db().cacheFlush.deleteMany();
  expect(await pull()).toMatchObject({ created: 0, updated: 0, switchedOff: 0 });
  expect(await row(again)).toMatchObject({ isHiddenByStaff: true, isActive: false });
  expect((await db().cacheFlush.findMany()).flatMap(({ tags }) => tags)).toContain("products");
});

test("goods without a barcode are known again by their SKU, and those without either are not", async () => {
  pos.control.deleteItem(await known({ code: undefined }));
  pos.control.deleteItem(await known({ code: undefined, sku: undefined }));
  const [bySku, byNothing] = [enter({ code: undefined }), enter({ code: undefined, sku: undefined })];
  await pull();
  expect(await row(bySku)).toMatchObject(OF_THE_SHOP);
  expect(await row(byNothing)).toMatchObject({ imageUrl: null, description: null });
});

test("what the shop says of the new one stays, and what staff remove later is not brought back", async () => {
  pos.control.deleteItem(await known());
  const again = enter();
  await pull();
  await db().product.update({ where: { cloverId: again }, data: { imageUrl: null, description: "New" } });
  await pull();
  expect(await row(again)).toMatchObject({ imageUrl: null, description: "New" });
});

test("nothing is taken over where several goods share the barcode, or by one that was known before", async () => {
  const [one, other] = [await known({}, { isHiddenByStaff: true }), enter({ name: "Bowl, blue" })];
  await pull();
  pos.control.deleteItem(one);
  await pull();
  expect(await row(other)).toMatchObject({ isHiddenByStaff: false, imageUrl: null, isActive: true });
  pos.control.deleteItem(other);
  const twins = [enter(), enter({ name: "Bowl, green" })];
  await pull();
  for (const id of twins) expect(await row(id)).toMatchObject({ isHiddenByStaff: false, imageUrl: null });
});

describe("options that are deleted and entered again", () => {
  const option = (size: string, group?: string) =>
    enter({
      name: `Amber Bowl ${size}`,
      code: `81234567890${size}`,
      ...(group ? { variant: { group, options: { Size: size } } } : {}),
    });
  const groupNamed = (name: string) => db().product.findFirstOrThrow({ where: { isGroup: true, name } });

  /** A group of two options, of which the register has deleted both after staff said something of the group. */
  async function deletedGroup(data: object): Promise<void> {
    const options = ["1", "2"].map((size) => option(size, "Amber Bowl"));
    await pull();
    const { id } = await groupNamed("Amber Bowl");
    await db().product.update({ where: { id }, data });
    for (const cloverId of options) pos.control.deleteItem(cloverId);
  }

  test("in a new group keep what the shop says of the former one", async () => {
    await deletedGroup({ ...OF_THE_SHOP, isHiddenByStaff: true });
    for (const size of ["1", "2"]) option(size, "Amber Bowls");
    await pull();
    expect(await groupNamed("Amber Bowls")).toMatchObject({
      ...OF_THE_SHOP,
      isForSale: true,
      isActive: false,
    });
  });

  test("on their own keep it too", async () => {
    await deletedGroup({ ...OF_THE_SHOP, isHiddenByStaff: true });
    const alone = option("1");
    await pull();
    const { createdAt: _, ...said } = OF_THE_SHOP;
    expect(await row(alone)).toMatchObject({ ...said, isHiddenByStaff: true, isActive: false });
  });

  test("staff can change nothing of a group that its options have left, because the next whole read removes it", async () => {
    const only = option("1", "Amber Bowl");
    await pull();
    const { id } = await groupNamed("Amber Bowl");
    pos.control.updateItem(only, { variant: { group: "Amber Bowls", options: { Size: "1" } } });
    let pages = 0;
    const onPoint = (point: string) => {
      if (point === "before page") pages += 1;
      if (pages === 4) throw new Error("killed");
    };
    await expect(sync(systemCtx("test"), "inventory", { clover, onPoint })).rejects.toThrow("killed");
    const { imageUrl } = OF_THE_SHOP;
    for (const change of [
      () => updateProduct(systemCtx("test"), { id, imageUrl }),
      () => hideProduct(systemCtx("test"), { id }),
    ])
      await expect(change()).rejects.toMatchObject({
        code: "not_found",
        message: "The register no longer groups these goods under this name.",
      });
    await pull();
    expect(await db().product.count({ where: { id } })).toBe(0);
  });

  test("in the same group bring nothing back that staff took from it", async () => {
    const single = option("1");
    await pull();
    await db().product.update({ where: { cloverId: single }, data: OF_THE_SHOP });
    pos.control.updateItem(single, { variant: { group: "Amber Bowl", options: { Size: "1" } } });
    option("2", "Amber Bowl");
    await pull();
    const { id, imageUrl } = await groupNamed("Amber Bowl");
    expect(imageUrl).toBe(OF_THE_SHOP.imageUrl);
    await db().product.update({ where: { id }, data: { imageUrl: null, description: null } });
    pos.control.deleteItem(single);
    option("1", "Amber Bowl");
    await pull();
    expect(await groupNamed("Amber Bowl")).toMatchObject({
      imageUrl: null,
      description: null,
      isActive: true,
    });
  });
});
