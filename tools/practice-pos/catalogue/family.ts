/**
 * One kind of goods and the variants it is stocked in. Every size comes in every look, so a few lines describe a
 * shelf. Brand names are invented for the practice shop.
 */
export interface Family {
  category: string;
  /** A second category that also shows these goods. */
  also?: string;
  /** `{size}` and `{look}` are filled in for each variant. */
  name: string;
  /** Label and price in dollars. */
  sizes?: readonly (readonly [label: string, dollars: number])[];
  looks?: readonly string[];
  /** Price in dollars when there are no sizes. */
  price?: number;
  /** Sold with an age check of type Tobacco. */
  nicotine?: boolean;
  /** The cashier types the price, or the price is for one unit of measure. */
  priceType?: "VARIABLE" | "PER_UNIT";
  unitName?: string;
  /** Services and drinks of the house: stock was never counted. */
  untracked?: boolean;
  tags?: readonly string[];
}

/** One thing on the shelf, before the shop gives it an id, a stock count and its quirks. */
export interface CatalogueProduct {
  name: string;
  category: string | undefined;
  also: string | undefined;
  cents: number;
  priceType: "FIXED" | "VARIABLE" | "PER_UNIT";
  unitName: string | undefined;
  nicotine: boolean;
  untracked: boolean;
  tags: readonly string[];
  /** The barcode or code, when the list brings its own. */
  code: string | undefined;
}

/** The variants of one family, in the order the shelf shows them. */
export function expandFamily(family: Family): CatalogueProduct[] {
  const sizes = family.sizes ?? [["", family.price ?? 0] as const];
  const looks = family.looks ?? [""];
  return sizes.flatMap(([size, dollars]) =>
    looks.map((look) => ({
      name: family.name.replace("{size}", size).replace("{look}", look),
      category: family.category,
      also: family.also,
      cents: Math.round(dollars * 100),
      priceType: family.priceType ?? "FIXED",
      unitName: family.unitName,
      nicotine: family.nicotine ?? false,
      untracked: family.untracked ?? false,
      tags: family.tags ?? [],
      code: undefined,
    })),
  );
}
