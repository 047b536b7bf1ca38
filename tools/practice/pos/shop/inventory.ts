import { HttpError } from "../http";
import { KIND } from "../ids";
import type { Settings } from "../settings";
import { Groups } from "./item-groups";
import type { Category, Item, ItemPlan, Tag } from "./items";
import { makeCategories, makeItem, makeTags, wholeSeconds } from "./items";
import { ViewCache } from "./view-cache";

export type ItemChange = Partial<Omit<Item, "index" | "id">>;

/** The items; stored, because there are at most some ten thousand. */
export class Inventory {
  readonly items: Item[];
  readonly categories: Category[];
  readonly tags: Tag[];
  readonly groups: Groups;
  /** Items at the start, which seeded orders are built from whatever staff change later. */
  readonly opening: readonly Item[];
  readonly views = new ViewCache<Item[]>();
  private readonly plan: ItemPlan;
  private byId = new Map<string, Item>();

  constructor(
    given: Omit<ItemPlan, "groups">,
    private readonly settings: () => Settings,
    private readonly now: () => number,
  ) {
    this.groups = new Groups(given.ids, given.catalog);
    const plan = { ...given, groups: this.groups };
    this.plan = plan;
    this.categories = makeCategories(plan);
    this.tags = makeTags(plan);
    this.opening = Array.from({ length: plan.count }, (_, n) =>
      makeItem(plan, this.categories, this.tags, n),
    );
    this.items = this.opening.map((item) => ({ ...item }));
    for (const item of this.items) this.byId.set(item.id, item);
  }

  find(id: string): Item | undefined {
    return this.byId.get(id);
  }

  /** @throws HttpError 404 in the words Clover uses for items */
  get(id: string): Item {
    const item = this.byId.get(id);
    if (!item) throw new HttpError(404, "invalid ID");
    return item;
  }

  create(change: ItemChange & { name: string }): Item {
    const index = this.items.length;
    const item: Item = {
      index,
      id: this.plan.ids.of(KIND.item, index),
      alternateName: "",
      code: undefined,
      sku: undefined,
      price: 0,
      priceType: "FIXED",
      unitName: undefined,
      cost: undefined,
      hidden: false,
      available: true,
      autoManage: false,
      categoryIds: [],
      groupId: undefined,
      optionIds: [],
      modifierGroupIds: [],
      isRevenue: true,
      tagIds: [],
      quantity: undefined,
      stockModifiedTime: this.time(),
      modifiedTime: this.time(),
      deletedTime: undefined,
      ageRestricted: false,
      wire: undefined,
      ...change,
    };
    this.items.push(item);
    this.byId.set(item.id, item);
    this.views.clear();
    return item;
  }

  /** Changes the given fields; `modifiedTime` becomes now unless it is given. */
  update(id: string, change: ItemChange): Item {
    const item = this.get(id);
    Object.assign(item, { modifiedTime: this.time() }, change);
    this.views.clear();
    return item;
  }

  /** Deletes an item softly: it leaves the lists and gets a `deletedTime`. */
  remove(id: string): Item {
    return this.update(id, { deletedTime: this.time() });
  }

  /**
   * Sets the absolute quantity. With automatic availability an item becomes unavailable at zero and available above it.
   */
  setStock(id: string, quantity: number | undefined): Item {
    const item = this.get(id);
    item.quantity = quantity;
    item.stockModifiedTime = this.time();
    if (item.autoManage && quantity !== undefined) item.available = quantity > 0;
    if (this.settings().stockMovesModifiedTime) item.modifiedTime = this.time();
    this.views.clear();
    return item;
  }

  /** Lowers counted stock by a sale when both stock settings of the merchant are on. */
  sell(id: string, units: number): void {
    const { trackStock, stockFallsOnSale } = this.settings();
    const item = this.byId.get(id);
    if (!trackStock || !stockFallsOnSale || item?.quantity === undefined) return;
    this.setStock(id, item.quantity - units);
  }

  category(id: string): Category {
    const category = this.categories.find((one) => one.id === id && !one.deleted);
    if (!category) throw new HttpError(404, "Not Found", "Category not found");
    return category;
  }

  createCategory(name: string): Category {
    const index = this.categories.length;
    const category: Category = {
      id: this.plan.ids.of(KIND.category, index),
      name,
      sortOrder: index + 1,
      deleted: false,
      modifiedTime: this.time(),
    };
    this.categories.push(category);
    return category;
  }

  updateCategory(id: string, change: Partial<Pick<Category, "name" | "sortOrder" | "deleted">>): Category {
    const category = this.category(id);
    Object.assign(category, change, { modifiedTime: this.time() });
    if (change.deleted) {
      for (const item of this.items) item.categoryIds = item.categoryIds.filter((one) => one !== id);
    }
    this.views.clear();
    return category;
  }

  private time(): number {
    return wholeSeconds(this.now());
  }
}
