import { needsWarning } from "@/lib/catalog/nicotine";
import { dollarsText } from "@/lib/catalog/price-text";
import { hasPrice } from "@/lib/catalog/product-card";
import type { PriceType, ProductModifierDto } from "@/lib/catalog/schema";

/** What one shelf label says. */
export type ShelfLabel = {
  id: string;
  name: string;
  price: string;
  /** "10 in, 12 in, 14 in"; null for a product that comes in one form only. */
  options: string | null;
  /** SKU and barcode; null where the register knows neither. */
  code: string | null;
  containsNicotine: boolean;
};

export type LabeledProduct = {
  id: string;
  name: string;
  price: string;
  priceMax: string;
  priceType: PriceType;
  unitName: string | null;
  categoryNames: readonly string[];
  containsNicotine: boolean;
  sku: string | null;
  code: string | null;
  optionLabels: readonly string[];
  modifiers: readonly ProductModifierDto[];
};

export function toShelfLabel(product: LabeledProduct): ShelfLabel {
  const { id, name, sku, code, optionLabels } = product;
  return {
    id,
    name,
    // "Price in store", as on the site, would say nothing to somebody who stands in it.
    price: hasPrice(product) ? dollarsText(product) : "Ask for the price",
    options: optionLabels.length > 0 ? optionLabels.join(", ") : null,
    code: [...new Set([sku, code].filter(Boolean))].join(" · ") || null,
    containsNicotine: needsWarning(product),
  };
}

/** US letter sheets of labels, named by the number every maker prints on the box. */
export const LABEL_PAPERS = {
  "5160": { name: "30 labels, 1 × 2 5/8 in (Avery 5160)", perSheet: 30 },
  "5163": { name: "10 labels, 2 × 4 in (Avery 5163)", perSheet: 10 },
} as const;
export type LabelPaper = keyof typeof LABEL_PAPERS;

/** The paper whose labels have room for the nicotine warning at its legal size. */
export const WARNING_PAPER: LabelPaper = "5163";

/**
 * Distributes labels over sheets.
 * @param first position of the first label, from 1, for a partly used sheet
 * @returns one array per sheet; null is a position left empty
 */
export function labelSheets<Label>(
  labels: readonly Label[],
  perSheet: number,
  first: number,
): (Label | null)[][] {
  const places = [...Array<null>(first - 1).fill(null), ...labels];
  const sheets = Math.ceil(places.length / perSheet);
  return Array.from({ length: labels.length > 0 ? sheets : 0 }, (_, at) =>
    places.slice(at * perSheet, (at + 1) * perSheet),
  );
}
