import { readFileSync } from "node:fs";
import { z } from "zod";
import { type CatalogProduct, expandFamily, Family, ModifierGroup } from "./family";

/** Files of families, in the catalog's order. */
const SHELVES = ["hookah", "glass", "vapor", "smoking", "everything-else"];

export interface Catalog {
  categories: readonly string[];
  products: readonly CatalogProduct[];
  modifierGroups: readonly ModifierGroup[];
  /**
   * True for a catalog file from outside: all of its items are for sale, so none is made hidden, unavailable or
   * deleted.
   */
  asListed: boolean;
}

/** The catalog written for the practice shop. */
export function houseCatalog(): Catalog {
  return {
    /** In the order the register shows them; the first six are the shop's default ones. */
    categories: read("categories", z.array(z.string())),
    products: SHELVES.flatMap((name) => read(name, z.array(Family))).flatMap(expandFamily),
    modifierGroups: read("modifier-groups", z.array(ModifierGroup)),
    asListed: false,
  };
}

function read<T>(name: string, schema: z.ZodType<T>): T {
  return schema.parse(JSON.parse(readFileSync(new URL(`./house/${name}.json`, import.meta.url), "utf8")));
}
