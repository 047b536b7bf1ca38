// Runs once: it tests what a sync flushes and leaves to staff; its statements are those of sync-inventory and faults.
import { expect, test } from "vitest";
import { listCategories, listProducts } from "@/lib/catalog/queries";
import { updateProduct } from "@/lib/catalog/update-product";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { freshPractice } from "@/tests/support/practice-of-file";
import type { ItemInput } from "@/tools/practice/pos/control/inputs";
import { Dice } from "@/tools/practice/pos/random";
import { sync } from "./start-sync";

/** Number of seeds, more with SHELF_SEEDS=50; a failing seed is in the test's name. */
const SEEDS = Number(process.env.SHELF_SEEDS ?? 2);
const STEPS = 20;
const POINTS = ["before page", "inside page", "after page"];
const CATEGORIES = ["Glass", "Pipes", "Trays"];

const { pos, clover } = await freshPractice({ products: 1, customers: 0, orders: 0 });
const ctx = () => systemCtx("test");

type Goods = { id: string; code: string };
/** The register's goods, and those it deleted. */
type Register = { goods: Goods[]; gone: Goods[] };

const groupOf = (dice: Dice) => ({
  group: dice.pick(["Cones", "Bowls", "Bowls XL"]),
  options: { Size: `${dice.below(3)}` },
});

function enter({ goods }: Register, dice: Dice, code = `8${dice.below(1e6)}`): void {
  const input: ItemInput & { name: string } = {
    name: `Item ${dice.below(1e3)}`,
    code,
    price: 500,
    quantity: 3,
  };
  const variant = dice.chance(0.5) ? { variant: groupOf(dice) } : {};
  const { id } = pos.control.createItem({ ...input, ...variant, categories: [dice.pick(CATEGORIES)] });
  goods.push({ id, code });
}

/** A random change at the register. */
async function business(register: Register, dice: Dice): Promise<void> {
  const { control } = pos;
  if (register.goods.length === 0) return enter(register, dice);
  const { id } = dice.pick(register.goods);
  const category = dice.pick(
    await db().category.findMany({ where: { name: { in: CATEGORIES } }, orderBy: { cloverId: "asc" } }),
  );
  const acts = [
    () => enter(register, dice),
    () => control.updateItem(id, { name: `Item ${dice.below(1e3)}`, price: dice.below(9_999) }),
    () => control.updateItem(id, { hidden: dice.chance(0.5), quantity: dice.below(20) }),
    () => control.updateItem(id, { variant: groupOf(dice) }),
    () => control.updateItem(id, { categories: [dice.pick(CATEGORIES)] }),
    () => control.updateCategory(String(category.cloverId), { sortOrder: dice.below(9) }),
    () => control.updateCategory(String(category.cloverId), { name: dice.pick(CATEGORIES) }),
    () => {
      const [deleted] = register.goods.splice(dice.below(register.goods.length), 1);
      if (!deleted) return;
      control.deleteItem(deleted.id);
      register.gone.push(deleted);
    },
    () => {
      const again = register.gone.pop();
      if (again) enter(register, dice, again.code);
    },
  ];
  dice.pick(acts)();
}

async function staffEdit(dice: Dice): Promise<void> {
  const { id } = dice.pick(await db().product.findMany({ orderBy: { cloverId: "asc" } }));
  const edits = [{ description: `Said ${dice.below(99)}` }, { isHiddenByStaff: dice.chance(0.7) }];
  await updateProduct(ctx(), { id, ...dice.pick(edits) });
}

/** One run, which may be killed around the end of the list of items, or find the list of categories broken. */
async function run(dice: Dice): Promise<void> {
  if (dice.chance(0.2))
    pos.control.addFault({ kind: "status", status: 500, path: "^/categories$", times: 0 });
  const deadly = dice.pick(POINTS);
  let left = dice.chance(0.5) ? dice.between(2, 3) : -1;
  const onPoint = (point: string) => {
    if (point === deadly && left-- === 0) throw new Error("killed");
  };
  await sync(ctx(), "inventory", { clover, onPoint }).catch(() => undefined);
  pos.control.clearFaults();
}

/** What visitors see of products and of categories. */
const shelf = async () => ({
  products: JSON.stringify(await listProducts(db())),
  categories: JSON.stringify(await listCategories(db())),
});

/** What staff said of each product and option. */
async function saidByStaff() {
  const rows = await db().product.findMany({ where: { isGroup: false } });
  return new Map(
    rows.map(({ id, description, isHiddenByStaff }) => [id, { description, isHiddenByStaff }] as const),
  );
}

test.each(Array.from({ length: SEEDS }, (_, at) => at + 1))(
  "a run flushes whatever it changes on the shelf, and takes nothing from staff, seed %i",
  async (seed) => {
    const dice = new Dice(seed * 7_919);
    const register: Register = { goods: [], gone: [] };
    const happened = new Set<string>();
    for (let many = 4; many > 0; many -= 1) enter(register, dice);
    await sync(ctx(), "inventory", { clover });
    for (let step = 0; step < STEPS; step += 1) {
      for (let many = dice.below(2); many > 0; many -= 1) await business(register, dice);
      if (dice.chance(0.5)) await staffEdit(dice);
      const [before, said] = [await shelf(), await saidByStaff()];
      await db().cacheFlush.deleteMany();
      await run(dice);
      const now = await shelf();
      const flushed = (await db().cacheFlush.findMany()).flatMap(({ tags }) => tags);
      for (const tag of ["products", "categories"] as const) {
        if (now[tag] === before[tag]) continue;
        happened.add(tag);
        expect(flushed).toContain(tag);
      }
      const kept = await saidByStaff();
      for (const [id, { description, isHiddenByStaff }] of said) {
        const words = {
          ...(description !== null && { description }),
          ...(isHiddenByStaff && { isHiddenByStaff }),
        };
        for (const [name, value] of Object.entries(words)) {
          happened.add(name);
          expect(kept.get(id)).toMatchObject({ [name]: value });
        }
      }
      for (const { id, options } of await listProducts(db())) {
        const row = await db().product.findUniqueOrThrow({ where: { id } });
        expect(row).toMatchObject({ isHiddenByStaff: false, isGroup: options.length > 0 });
      }
    }
    expect([...happened].sort()).toEqual(["categories", "description", "isHiddenByStaff", "products"]);
  },
);
