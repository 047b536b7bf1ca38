import { headers } from "next/headers";
import { readView, viewProblems } from "@/lib/catalog/view";
import { firstValues, type SearchParams } from "@/lib/href";
import { addressBucket, clientAddress } from "@/lib/limits/client-address";
import { InventoryView } from "../_components/inventory-view";
import { shelfMetadata } from "../_components/shelf-metadata";

/** Searches and prices are unbounded, so this page is rendered per request and never stored. */
export const dynamic = "force-dynamic";

type Props = { searchParams: Promise<SearchParams> };

const searchOf = async ({ searchParams }: Props) =>
  `?${new URLSearchParams(firstValues(await searchParams))}`;

export async function generateMetadata(props: Props) {
  return shelfMetadata(readView(await searchOf(props)));
}

/**
 * `/inventory?q=beaker&sort=price-low` in HTML, so that search, sorting, prices and Load more work without JavaScript.
 * next.config.mjs rewrites such addresses to this path.
 */
export default async function FilteredInventoryPage(props: Props) {
  const search = await searchOf(props);
  const address = addressBucket(clientAddress(await headers()));
  return <InventoryView view={readView(search)} problems={viewProblems(search)} address={address} />;
}
