import { hrefWith } from "@/app/admin/_components/read-search";
import type { CustomerFilter, DUPLICATES } from "@/lib/customers/schema";
import { adminRoutes } from "@/lib/routes";

type Listed = { filter: CustomerFilter | typeof DUPLICATES; q?: string; page: number };

/** The address of a customer open over the same list: its filter, search and page. */
export const customerListHref = ({ filter, q = "", page }: Listed, person: string): string =>
  hrefWith(adminRoutes.customers.path, { filter, q, page: page > 1 ? String(page) : "", person });
