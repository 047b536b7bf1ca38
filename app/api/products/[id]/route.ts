import { cachedProduct } from "@/lib/catalog/cached-products";
import { toProductPanel } from "@/lib/catalog/product-panel";
import { cachedStockReadAt } from "@/lib/catalog/queries";
import { AppError } from "@/lib/errors";
import { route } from "@/lib/http/route";
import { IdInput } from "@/lib/ids";
import { PRODUCTS_BUDGET } from "../budget";

/** What the panel of one product shows. */
export const GET = route({
  access: "public",
  budget: PRODUCTS_BUDGET,
  params: IdInput,
  run: async (_ctx, { params }) => {
    const [detail, stockReadAt] = await Promise.all([cachedProduct(params.id), cachedStockReadAt()]);
    if (!detail) throw new AppError("not_found", "We do not have that product anymore.");
    return toProductPanel(detail, stockReadAt);
  },
});
