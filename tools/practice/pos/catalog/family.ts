import { z } from "zod";

const Dollars = z.number().nonnegative();

/** A kind of product and its variants, every size in every look. Brand names are invented. */
export const Family = z.strictObject({
  category: z.string(),
  /** A second category of the products. */
  also: z.string().optional(),
  /** The name; `{size}` and `{look}` are replaced for each variant. */
  name: z.string(),
  /** Sizes, each with its label and its price in dollars. */
  sizes: z.array(z.tuple([z.string(), Dollars])).optional(),
  looks: z.array(z.string()).optional(),
  /** Price in dollars when there are no sizes. */
  price: Dollars.optional(),
  /** True for products with an age restriction of type Tobacco. */
  nicotine: z.boolean().optional(),
  /** VARIABLE: the cashier enters the price. PER_UNIT: the price is for one unit of measure. */
  priceType: z.enum(["VARIABLE", "PER_UNIT"]).optional(),
  unitName: z.string().optional(),
  /** True for services and drinks, whose stock is not counted. */
  untracked: z.boolean().optional(),
  tags: z.array(z.string()).optional(),
  /** Names of the attributes when the register has the family as one item group. */
  attributes: z.strictObject({ size: z.string().optional(), look: z.string().optional() }).optional(),
  modifierGroups: z.array(z.string()).optional(),
  /** False for a gift card, which is not revenue when sold. */
  isRevenue: z.boolean().optional(),
});
export type Family = z.infer<typeof Family>;

export const ModifierGroup = z.strictObject({
  name: z.string(),
  modifiers: z.array(z.strictObject({ name: z.string(), price: Dollars })),
});
export type ModifierGroup = z.infer<typeof ModifierGroup>;

/** A variant's item group and options. */
interface Variant {
  group: string;
  options: readonly { attribute: string; name: string }[];
}

/** A product of the catalog, before it gets an id, a stock count and quirks. */
export interface CatalogProduct {
  name: string;
  category: string | undefined;
  also: string | undefined;
  cents: number;
  priceType: "FIXED" | "VARIABLE" | "PER_UNIT";
  unitName: string | undefined;
  nicotine: boolean;
  untracked: boolean;
  tags: readonly string[];
  /** The barcode or code, when the catalog file has one. */
  code: string | undefined;
  variant: Variant | undefined;
  modifierGroups: readonly string[];
  isRevenue: boolean;
}

/** Returns the variants of one family, in the catalog's order. */
export function expandFamily(family: Family): CatalogProduct[] {
  const sizes = family.sizes ?? [["", family.price ?? 0] as const];
  const looks = family.looks ?? [""];
  return sizes.flatMap(([size, dollars]) =>
    looks.map((look) => {
      const variant = variantOf(family, size, look);
      return {
        // Clover composes a variant's name from its group's and its options'.
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
