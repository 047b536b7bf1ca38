import { type CatalogueView, viewSearch } from "@/lib/catalog/view";

/** The rest of a view inside a form that changes a part of it, for readers without script. */
export function HiddenView({ view, omit }: { view: CatalogueView; omit: readonly string[] }) {
  return [...new URLSearchParams(viewSearch(view))]
    .filter(([name]) => !omit.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
