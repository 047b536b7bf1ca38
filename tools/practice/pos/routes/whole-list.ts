import { compileFilter, type FilterTable } from "../filter";
import type { Reply } from "../http";
import { type ListQuery, parseListQuery } from "../query";
import { page } from "../wire/list";
import type { Call } from "./route-context";

/**
 * Answers one page of a list that is short enough to be filtered anew for each request.
 * @param table the filters that Clover publishes for it; any other name is refused
 */
export function wholeList<T>(
  { url, shop }: Call,
  records: readonly T[],
  table: FilterTable<T>,
  toWire: (record: T, query: ListQuery) => object,
): Reply {
  const query = parseListQuery(url.searchParams, shop.settings);
  const found = query.clauses.length === 0 ? records : records.filter(compileFilter(query.clauses, table));
  return page(url, query, table, found, (record) => toWire(record, query));
}
