import { z } from "zod";

const Dollars = z.number().nonnegative();

/**
 * One kind of goods and the variants it is stocked in. Every size comes in every look, so a few lines describe a
 * shelf. Brand names are invented for the practice shop.
 */
export const Family = z.strictObject({
  category: z.string(),
  /** A second category that also shows these goods. */
  also: z.string().optional(),
  /** `{size}` and `{look}` are filled in for each variant. */
  name: z.string(),
  /** Label and price in dollars. */
  sizes: z.array(z.tuple([z.string(), Dollars])).optional(),
  looks: z.array(z.string()).optional(),
  /** Price in dollars when there are no sizes. */
  price: Dollars.optional(),
  /** Sold with an age check of type Tobacco. */
  nicotine: z.boolean().optional(),
  /** The cashier types the price, or the price is for one unit of measure. */
  priceType: z.enum(["VARIABLE", "PER_UNIT"]).optional(),
  unitName: z.string().optional(),
  /** Services and drinks of the house: stock was never counted. */
  untracked: z.boolean().optional(),
  tags: z.array(z.string()).optional(),
  /** The register keeps the family as one item group; what its sizes and looks are called there. */
  attributes: z.strictObject({ size: z.string().optional(), look: z.string().optional() }).optional(),
  modifierGroups: z.array(z.string()).optional(),
  /** False: a gift card, which is no revenue when it is sold. */
  isRevenue: z.boolean().optional(),
});
export type Family = z.infer<typeof Family>;

export const ModifierGroup = z.strictObject({
  name: z.string(),
  modifiers: z.array(z.strictObject({ name: z.string(), price: Dollars })),
});
export type ModifierGroup = z.infer<typeof ModifierGroup>;

/** A variant's place in its item group. */
export interface Variant {
  group: string;
  options: readonly { attribute: string; name: string }[];
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
  variant: Variant | undefined;
  modifierGroups: readonly string[];
  isRevenue: boolean;
}

/** The variants of one family, in the order the shelf shows them. */
export function expandFamily(family: Family): CatalogueProduct[] {
  const sizes = family.sizes ?? [["", family.price ?? 0] as const];
  const looks = family.looks ?? [""];
  return sizes.flatMap(([size, dollars]) =>
    looks.map((look) => {
      const variant = variantOf(family, size, look);
      return {
        // Clover makes a variant's name of the group's and those of its options.
        name: variant
          ? [variant.group, ...variant.options.map((option) => option.name)].join(" ")
          : family.name.replace("{size}", size).replace("{look}", look),
        category: family.category,
        also: family.also,
        cents: Math.round(dollars * 100),
        priceType: family.priceType ?? "FIXED",
        unitName: family.unitName,
        nicotine: family.nicotine ?? false,
        untracked: family.untracked ?? false,
        tags: family.tags ?? [],
        code: undefined,
        variant,
        modifierGroups: family.modifierGroups ?? [],
        isRevenue: family.isRevenue ?? true,
      };
    }),
  );
}

function variantOf({ attributes, name }: Family, size: string, look: string): Variant | undefined {
  if (!attributes) return undefined;
  const group = name.replace(/,?\s*\{size\}/, "").replace(/,?\s*\{look\}/, "");
  const options = [
    { attribute: attributes.size, name: size },
    { attribute: attributes.look, name: look },
  ].flatMap(({ attribute, name }) => (attribute ? [{ attribute, name }] : []));
  return { group, options };
}
