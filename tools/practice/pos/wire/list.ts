import { HREF_HOST } from "../constants";
import { allowedFilterHeader, type FilterTable } from "../filter";
import type { Reply } from "../http";
import type { ListQuery } from "../query";

/** The body of Clover's lists, which has no total and no next link. */
export interface Elements {
  elements: object[];
}

/** A nested list where it is asked for, silently truncated at the limit as by Clover. */
export function nested<T>(
  isAsked: boolean,
  limit: number,
  records: readonly T[],
  toWire: (record: T, n: number) => object,
): Elements | undefined {
  return isAsked ? { elements: records.slice(0, limit).map(toWire) } : undefined;
}

export function hrefOf(merchantId: string, path: string): string {
  return `${HREF_HOST}/v3/merchants/${merchantId}/${path}`;
}

/** The names under which a field is expanded; a field that is not listed is always shown. */
export type ExpandsOf = Readonly<Record<string, readonly string[]>>;

/** The raw fields that a test puts over an answer, of which those that need an expand are shown with it only. */
export function shownOverrides(
  wire: Record<string, unknown> | undefined,
  expand: ReadonlySet<string>,
  expandsOf: ExpandsOf,
): object {
  const shown = Object.entries(wire ?? {}).filter(([name]) => {
    const names = Object.hasOwn(expandsOf, name) ? expandsOf[name] : undefined;
    return names === undefined || names.some((one) => expand.has(one));
  });
  return Object.fromEntries(shown);
}

/** One page of a list's records; `href` echoes the request as Clover's does. */
export function page<R, T>(
  url: URL,
  { limit, offset }: ListQuery,
  table: FilterTable<T>,
  records: { slice: (from: number, to: number) => ArrayLike<R> },
  toWire: (record: R) => object,
  implied = "",
): Reply {
  const elements = Array.from(records.slice(offset, offset + limit), toWire);
  const echo = new URLSearchParams(url.searchParams);
  if (implied && !echo.has("filter")) echo.set("filter", implied);
  echo.set("limit", String(limit));
  return {
    status: 200,
    headers: allowedFilterHeader(table),
    body: { elements, href: `${HREF_HOST}${url.pathname}?${echo.toString()}` },
  };
}
