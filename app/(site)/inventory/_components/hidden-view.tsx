import { type CatalogView, viewSearch } from "@/lib/catalog/view";

/** Hidden fields for the rest of a view in a form that changes a part of it, for visitors without JavaScript. */
export function HiddenView({ view, omit }: { view: CatalogView; omit: readonly string[] }) {
  return [...new URLSearchParams(viewSearch(view))]
    .filter(([name]) => !omit.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
