import { headers } from "next/headers";
import { readView, viewProblems } from "@/lib/catalog/view";
import { addressBucket, clientAddress } from "@/lib/limits/client-address";
import { InventoryView } from "../_components/inventory-view";
import { filteredMetadata } from "../_components/shelf-metadata";

/** Searches and prices are unbounded, so this page is rendered per request and never stored. */
export const dynamic = "force-dynamic";

type Props = { searchParams: Promise<Query> };
type Query = Record<string, string | string[] | undefined>;

function toSearch(query: Query): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const [first] = [value].flat();
    if (first !== undefined) params.set(name, first);
  }
  return `?${params}`;
}

export async function generateMetadata({ searchParams }: Props) {
  return filteredMetadata(readView(toSearch(await searchParams)));
}

/**
 * `/inventory?q=beaker&sort=price-low` in HTML, so that search, sorting, prices and Load more work without JavaScript.
 * next.config.mjs rewrites such addresses to this path.
 */
export default async function FilteredInventoryPage({ searchParams }: Props) {
  const search = toSearch(await searchParams);
  const address = addressBucket(clientAddress(await headers()));
  return <InventoryView view={readView(search)} problems={viewProblems(search)} address={address} />;
}
