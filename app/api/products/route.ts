import { NOT_STORED } from "@/lib/cache-control";
import { browseProducts } from "@/lib/catalog/cached-products";
import { cachedProductListJson } from "@/lib/catalog/queries";
import { ProductFilter } from "@/lib/catalog/schema";
import { route } from "@/lib/http/route";
import { PRODUCTS_BUDGET } from "./budget";

const json = { "content-type": "application/json; charset=utf-8", "cache-control": NOT_STORED };

const PAGING = Object.keys(ProductFilter.shape);

/**
 * All active products, as the contract says. With any filter parameter: one page of the matching products, with the
 * total count and whether the nicotine warning is needed in headers.
 */
export const GET = route({
  access: "public",
  budget: PRODUCTS_BUDGET,
  query: ProductFilter,
  run: async (_ctx, { query, request, address }) => {
    const { searchParams } = new URL(request.url);
    if (!PAGING.some((name) => searchParams.has(name)))
      return new Response(await cachedProductListJson(), { headers: json });
    const { products, total, containsNicotine } = await browseProducts(query, address);
    return Response.json(products, {
      headers: { ...json, "x-total-count": String(total), "x-contains-nicotine": String(containsNicotine) },
    });
  },
});
