import { cachedProduct } from "@/lib/catalog/cached-products";
import { toProductDetails } from "@/lib/catalog/product-details";
import { cachedStockReadAt } from "@/lib/catalog/queries";
import { AppError } from "@/lib/errors";
import { route } from "@/lib/http/route";
import { IdInput } from "@/lib/ids";
import { PRODUCTS_BUDGET } from "../budget";

/** What the dialog of one product shows. */
export const GET = route({
  access: "public",
  budget: PRODUCTS_BUDGET,
  params: IdInput,
  run: async (_ctx, { params }) => {
    const [detail, stockReadAt] = await Promise.all([cachedProduct(params.id), cachedStockReadAt()]);
    if (!detail) throw new AppError("not_found", "We do not have that product anymore.");
    return toProductDetails(detail, stockReadAt);
  },
});
