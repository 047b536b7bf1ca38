import { readFileSync } from "node:fs";
import { z } from "zod";

const read = <T>(name: string, schema: z.ZodType<T>): T =>
  schema.parse(JSON.parse(readFileSync(new URL(`../fixtures/clover/${name}.json`, import.meta.url), "utf8")));

const Schema = z.looseObject({ properties: z.record(z.string(), z.looseObject({})) });
const Api = z.object({ schemas: z.record(z.string(), Schema), paths: z.record(z.string(), z.unknown()) });
const Names = z.array(z.string()).nullish();
const Source = z.looseObject({ source: z.string(), filter: Names, expand: Names });
const Lists = z.record(
  z.string(),
  z.union([z.string(), z.looseObject({ current: Source.optional(), seen: z.array(Source).optional() })]),
);

/** Clover's published schemas and paths; each file names where it comes from. */
export const publishedApi = read("published-api", Api);

const Wire = z.record(z.string(), z.unknown());
const Recorded = z.object({
  orders: z.array(z.object({ name: z.string(), source: z.string(), order: Wire, means: Wire })),
});

/** Orders of other people's systems, each with its source and what it means in money. */
export const recordedOrders = read("recorded-orders", Recorded).orders;

const lists = read("published-filters", Lists);

/** Paths without a published page of their own among the schemas, and where they are written of. */
const PATH_SOURCES: Readonly<Record<string, string>> = {
  "": "docs.clover.com/docs/making-rest-api-calls; merchant answer recorded in public code",
  "/discounts": "docs.clover.com, Create and manage discounts; goparrot/clover-api-client",
  "/item_groups": "docs.clover.com/docs/managing-items-item-groups",
  "/item_stocks": "docs.clover.com/docs/managing-item-availability",
  "/modifier_groups": "docs.clover.com, Manage modifiers and modifier groups",
  "/refunds": "docs.clover.com/docs/refund-response-reference",
  "/credits": "generated TypeScript client of Clover's reference (PaymentsService.ts)",
  "/customers/{id}/metadata": "docs.clover.com/reference/customerscreateorupdatecustomermetadata",
};

const EXPANDS: Readonly<Record<string, readonly string[]>> = {
  "/item_groups": ["items", "attributes", "options"],
  "/modifier_groups": ["items", "modifiers"],
};

const published = new Set(
  Object.keys(publishedApi.paths).map((path) =>
    path.replace("/v3/merchants/{mId}", "").replace(/\{\w+\}/g, "{id}"),
  ),
);

export function isPublishedPath(template: string): boolean {
  return published.has(template) || template in PATH_SOURCES;
}

export function publishedFilters(template: string): readonly string[] {
  const entry = entryOf(template);
  return [...(entry?.current?.filter ?? []), ...(entry?.seen ?? []).flatMap(({ filter }) => filter ?? [])];
}

export function publishedExpands(template: string): readonly string[] {
  return EXPANDS[template] ?? entryOf(template)?.current?.expand ?? [];
}

function entryOf(template: string) {
  const key = Object.keys(lists).find((name) => name.replace(/\{\w+\}/g, "{id}") === template);
  const entry = key === undefined ? undefined : lists[key];
  return typeof entry === "object" ? entry : undefined;
}
