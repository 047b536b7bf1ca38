import { readFileSync } from "node:fs";
import { z } from "zod";
import { type CatalogueProduct, expandFamily, Family, ModifierGroup } from "./family";

/** Files of families, in the catalogue's order. */
const SHELVES = ["hookah", "glass", "vapor", "smoking", "everything-else"];

export interface Catalogue {
  categories: readonly string[];
  products: readonly CatalogueProduct[];
  modifierGroups: readonly ModifierGroup[];
  /**
   * True for a catalogue file from outside: all of its items are for sale, so none is made hidden, unavailable or
   * deleted.
   */
  asListed: boolean;
}

/** The catalogue written for the practice shop. */
export function houseCatalogue(): Catalogue {
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
