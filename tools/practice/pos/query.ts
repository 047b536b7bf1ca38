import { HttpError } from "./http";
import type { Settings } from "./settings";

const DEFAULT_LIMIT = 100;
const MAX_LIMIT = 1_000;
const CLAUSE = /^\s*([A-Za-z][\w.]*)\s*(!=|>=|<=|=|<|>)([\s\S]*)$/;
/**
 * Matches `id in ('A','B')`, which Clover accepts with about 100 values (docs.clover.com, Use filters to retrieve …).
 * OPEN: whether for any filterable name or for ids only (`inFilters`).
 */
const ONE_OF = /^\s*([A-Za-z][\w.]*)\s+in\s*\(([\s\S]*)\)\s*$/i;
const MAX_VALUES = 100;

export type Operator = "=" | "!=" | "<" | "<=" | ">" | ">=" | "in";

export interface Clause {
  field: string;
  operator: Operator;
  value: string;
  /** The values of an `in` clause. */
  values?: readonly string[];
}

export interface ListQuery {
  limit: number;
  offset: number;
  expand: ReadonlySet<string>;
  clauses: Clause[];
  orderBy: { field: string; descending: boolean }[];
}

/** @throws HttpError 400 for a limit, offset, filter or expand that cannot be read */
export function parseListQuery(search: URLSearchParams, settings: Settings): ListQuery {
  return {
    limit: limitOf(search, settings),
    offset: wholeNumber(search, "offset", 0),
    expand: parseExpand(search, settings),
    clauses: search.getAll("filter").map((text) => parseClause(text, settings)),
    orderBy: parseOrderBy(search.get("orderBy")),
  };
}

/** @throws HttpError 400 when more names are asked for than Clover documents */
export function parseExpand(search: URLSearchParams, settings: Settings): ReadonlySet<string> {
  const names = new Set(
    search
      .getAll("expand")
      .flatMap((value) => value.split(","))
      .map((name) => name.trim())
      .filter((name) => name !== ""),
  );
  if (names.size > settings.maxExpand && settings.overMaxExpand === "refuse") {
    throw new HttpError(400, `No more than ${settings.maxExpand} fields can be expanded in one call`);
  }
  return names;
}

function limitOf(search: URLSearchParams, settings: Settings): number {
  const limit = wholeNumber(search, "limit", DEFAULT_LIMIT);
  if (limit > MAX_LIMIT && settings.overMaxLimit === "refuse") {
    throw new HttpError(400, `limit must not be over ${MAX_LIMIT}`);
  }
  return Math.min(Math.max(limit, 1), MAX_LIMIT);
}

function wholeNumber(search: URLSearchParams, name: string, fallback: number): number {
  const text = search.get(name);
  if (text === null) return fallback;
  if (!/^\d{1,9}$/.test(text)) throw new HttpError(400, `${name} must be a whole number`);
  return Number(text);
}

function parseClause(text: string, { inFilters }: Settings): Clause {
  const [, field, list] = ONE_OF.exec(text) ?? [];
  if (field !== undefined && list !== undefined && (inFilters === "any" || field === "id"))
    return { field, operator: "in", value: list, values: valuesOf(list) };
  const match = CLAUSE.exec(text);
  if (!match) throw new HttpError(400, `Cannot parse filter '${text}'`);
  return { field: match[1] ?? "", operator: match[2] as Operator, value: (match[3] ?? "").trim() };
}

function valuesOf(list: string): string[] {
  const values = [...list.matchAll(/'([^']*)'|([^\s,']+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? "");
  if (values.length > MAX_VALUES) throw new HttpError(400, `No more than ${MAX_VALUES} values in one filter`);
  return values;
}

function parseOrderBy(text: string | null): ListQuery["orderBy"] {
  if (!text) return [];
  return text.split(",").map((part) => {
    const [field = "", direction = "ASC"] = part.trim().split(/\s+/);
    return { field, descending: direction.toUpperCase() === "DESC" };
  });
}
