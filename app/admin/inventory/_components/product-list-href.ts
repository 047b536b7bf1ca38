import type { AdminProductQuery } from "@/lib/catalog/admin-queries";
import { hrefWith, pageParam } from "@/lib/href";
import { adminRoutes } from "@/lib/routes";

type Listed = Omit<AdminProductQuery, "page"> & { page?: number };

/** The address of the list of products with its search, filters and page, and of the product that is open over it. */
export const productListHref = ({ q, category, show, page = 1 }: Listed, product = ""): string =>
  hrefWith(adminRoutes.inventory.path, {
    q,
    category,
    show: show ?? "",
    page: pageParam(page),
    product,
  });
