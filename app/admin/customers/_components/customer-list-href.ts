import type { CustomerFilter, CustomerSort, DUPLICATES } from "@/lib/customers/schema";
import { hrefWith, pageParam } from "@/lib/href";
import { adminRoutes } from "@/lib/routes";

type Listed = { filter: CustomerFilter | typeof DUPLICATES; q?: string; page: number; sort?: CustomerSort };

/** The address of a customer open over the same list: its filter, search, order and page. */
export const customerListHref = ({ filter, q = "", page, sort = "newest" }: Listed, person: string): string =>
  hrefWith(adminRoutes.customers.path, {
    filter,
    q,
    sort: sort === "newest" ? "" : sort,
    page: pageParam(page),
    person,
  });
