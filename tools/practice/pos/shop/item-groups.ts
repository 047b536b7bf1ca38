import type { CatalogProduct } from "../catalog/family";
import type { Catalog } from "../catalog/house-catalog";
import { type Ids, KIND } from "../ids";

/** An option such as "10 in" of the attribute "Size". */
export interface Option {
  id: string;
  name: string;
  attributeId: string;
}

export interface ItemGroup {
  id: string;
  name: string;
  attributes: { id: string; name: string }[];
  options: Option[];
}

/** A modifier group; prices are in cents. */
export interface ModifierGroup {
  id: string;
  name: string;
  modifiers: { id: string; name: string; price: number }[];
}

export function lotName(name: string, lot: number): string {
  return lot === 1 ? name : `${name}, Lot ${lot}`;
}

const MAX_OPTIONS = 64;
const MAX_ATTRIBUTES = 8;

/** The register's item groups and modifier groups, created with their first item. */
export class Groups {
  readonly items = new Map<string, ItemGroup>();
  readonly modifiers: readonly ModifierGroup[];
  private readonly byName = new Map<string, ItemGroup>();

  constructor(
    private readonly ids: Ids,
    catalog: Catalog,
  ) {
    this.modifiers = catalog.modifierGroups.map((group, n) => ({
      id: ids.of(KIND.modifierGroup, n),
      name: group.name,
      modifiers: group.modifiers.map(({ name, price }, k) => ({
        id: ids.of(KIND.modifier, n * MAX_OPTIONS + k),
        name,
        price: Math.round(price * 100),
      })),
    }));
  }

  /** Returns the groups and options that an item of this product belongs to. */
  of({ variant, modifierGroups }: CatalogProduct, lot: number) {
    const group = variant && this.named(lotName(variant.group, lot));
    return {
      groupId: group?.id,
      optionIds:
        variant && group ? variant.options.map((one) => this.option(group, one.attribute, one.name)) : [],
      modifierGroupIds: this.modifiers
        .filter((one) => modifierGroups.includes(one.name))
        .map((one) => one.id),
    };
  }

  /** Returns the group of this name, creating it when missing. */
  named(name: string): ItemGroup {
    const known = this.byName.get(name);
    if (known) return known;
    const group = { id: this.ids.of(KIND.itemGroup, this.items.size), name, attributes: [], options: [] };
    this.items.set(group.id, group);
    this.byName.set(name, group);
    return group;
  }

  /** Returns the id of the option, creating it when missing. */
  option(group: ItemGroup, attribute: string, name: string): string {
    const index = this.ids.indexOf(KIND.itemGroup, group.id) ?? 0;
    let of = group.attributes.find((one) => one.name === attribute);
    if (!of) {
      of = {
        id: this.ids.of(KIND.attribute, index * MAX_ATTRIBUTES + group.attributes.length),
        name: attribute,
      };
      group.attributes.push(of);
    }
    const attributeId = of.id;
    const known = group.options.find((one) => one.name === name && one.attributeId === attributeId);
    if (known) return known.id;
    const id = this.ids.of(KIND.option, index * MAX_OPTIONS + group.options.length);
    group.options.push({ id, name, attributeId });
    return id;
  }
}
