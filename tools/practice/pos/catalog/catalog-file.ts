import { readFile } from "node:fs/promises";
import type { CatalogProduct } from "./family";
import type { Catalog } from "./house-catalog";

const MAX_NAME = 127;
const MAX_CODE = 100;
const MAX_DOLLARS = 1_000_000;
const NICOTINE = /tobacco|shisha|vape|e-?cig|e-?liquid|nicotine|\bnic\b/i;
const NICOTINE_FREE = /\b0 ?(mg|%)|tobacco free|nicotine free|herbal/i;

/**
 * Reads a price list: an array of objects (or `{ products: [...] }`) with `name`, or `code`, `size` and `description`;
 * `category`; and `price` as a number or as printed. Lines that cannot be sold are skipped and reported to `note`.
 * @throws Error with one clear sentence when the file cannot be read, is not JSON or has nothing to sell
 */
export async function readCatalogFile(path: string, note: (text: string) => void): Promise<Catalog> {
  const rows = rowsOf(parse(await contents(path), path), path);
  const products: CatalogProduct[] = [];
  for (const [n, row] of rows.entries()) {
    const product = toProduct(row, (text) => note(`line ${lineOf(row, n)}: ${text}`));
    if (product) products.push(product);
  }
  if (products.length === 0) throw new Error(`The catalog ${path} holds nothing that can be sold.`);
  const categories = [...new Set(products.map((product) => product.category))].filter(
    (name) => name !== undefined,
  );
  return { categories, products, modifierGroups: [], asListed: true };
}

async function contents(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    const reason =
      (error as NodeJS.ErrnoException).code === "ENOENT" ? "there is no such file" : String(error);
    throw new Error(`The catalog ${path} cannot be read: ${reason}.`);
  }
}

function parse(text: string, path: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    throw new Error(`The catalog ${path} is not JSON.`);
  }
}

function rowsOf(value: unknown, path: string): unknown[] {
  if (Array.isArray(value)) return value;
  const inner = isRow(value) ? (value.products ?? value.items) : undefined;
  if (Array.isArray(inner)) return inner;
  throw new Error(`The catalog ${path} must be a JSON array of products.`);
}

function toProduct(row: unknown, note: (text: string) => void): CatalogProduct | undefined {
  if (!isRow(row)) {
    note("left out, it is not an object");
    return undefined;
  }
  const name = nameOf(row, note);
  if (!name) {
    note("left out, it has no name");
    return undefined;
  }
  const cents = centsOf(row, note);
  if (cents === undefined) return undefined;
  const category = textOf(row.category).slice(0, MAX_NAME) || undefined;
  const words = `${category ?? ""} ${name}`;
  return {
    name,
    category,
    also: undefined,
    cents,
    priceType: "FIXED",
    unitName: undefined,
    nicotine: NICOTINE.test(words) && !NICOTINE_FREE.test(words),
    untracked: false,
    tags: [],
    code: textOf(row.barcode ?? row.code).slice(0, MAX_CODE) || undefined,
    variant: undefined,
    modifierGroups: [],
    isRevenue: true,
  };
}

function nameOf(row: Record<string, unknown>, note: (text: string) => void): string {
  const parts = row.name === undefined ? [row.code, row.size, row.description] : [row.name];
  const words: string[] = [];
  for (const part of parts.map(textOf)) if (part && !words.includes(part)) words.push(part);
  const name = words.join(" ");
  if (name.length > MAX_NAME) note(`name cut to ${MAX_NAME} characters`);
  return name.slice(0, MAX_NAME).trim();
}

/**
 * Returns the price in cents: `price` wins over `priceAsPrinted`, and numbers are dollars whatever currency was
 * printed.
 */
function centsOf(row: Record<string, unknown>, note: (text: string) => void): number | undefined {
  const given = [row.price, row.priceAsPrinted].find(
    (value) => value !== undefined && value !== null && value !== "",
  );
  const all = (Array.isArray(given) ? given : [given]).flatMap(dollarsIn);
  const dollars = all[0];
  if (dollars === undefined) note(`left out, its price cannot be read: ${JSON.stringify(given ?? null)}`);
  else if (dollars < 0 || dollars > MAX_DOLLARS) note(`left out, its price is out of range: ${dollars}`);
  else {
    if (all.length > 1) note(`has ${all.length} prices, the first one (${dollars}) was taken`);
    return Math.round(dollars * 100);
  }
  return undefined;
}

function dollarsIn(value: unknown): number[] {
  if (typeof value === "number") return Number.isFinite(value) ? [value] : [];
  if (typeof value !== "string") return [];
  return [...value.replace(/(\d),(?=\d{3}\b)/g, "$1").matchAll(/-?\d+(?:\.\d+)?/g)].map((match) =>
    Number(match[0]),
  );
}

function textOf(value: unknown): string {
  if (typeof value !== "string" && typeof value !== "number") return "";
  return String(value).replace(/\s+/g, " ").trim();
}

function lineOf(row: unknown, index: number): string {
  return textOf(isRow(row) ? row.line : undefined) || String(index + 1);
}

function isRow(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
