import { panelKeys } from "@/app/admin/_components/panel-keys";
import { hrefOf } from "@/lib/href";

/** Those of a single record, over a list. */
const OVER_LISTS: readonly string[] = ["person", "order", "product"];

/**
 * The address of a record's panel over the list that is shown already, if it is a panel of that screen: closing it then
 * leaves the filter, search, order and page that staff chose. Any other address is returned unchanged.
 */
export function overShownList(href: string, pathname: string, shown: URLSearchParams): string {
  // URL needs an origin, which is not used.
  const link = new URL(href, "https://origin.invalid");
  const panel = OVER_LISTS.find((key) => link.searchParams.has(key));
  if (!panel || link.pathname !== pathname) return href;
  const next = new URLSearchParams(shown);
  for (const [name, others] of Object.entries(panelKeys))
    if (next.has(name)) for (const key of [name, ...others]) next.delete(key);
  next.set(panel, link.searchParams.get(panel) ?? "");
  return hrefOf(pathname, next);
}
