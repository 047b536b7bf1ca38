import { priceText } from "@/lib/catalog/price-text";
import type { AdminProductDto } from "@/lib/catalog/to-admin-dto";
import { toPriceType } from "@/lib/catalog/to-dto";
import { countOf, formatCount } from "@/lib/count";
import { lastDayOf } from "@/lib/deals/times";
import { currentDate, repeatsInWords } from "@/lib/events/dates";
import type { EventDto } from "@/lib/events/schema";
import { formatDollars } from "@/lib/money";
import { orderBadge } from "@/lib/orders/order-badge";
import { formatPhone } from "@/lib/phone";
import { adminRoutes, panelHrefs } from "@/lib/routes";
import type { HitKind, SearchHit } from "@/lib/search/schema";
import { tierFor } from "@/lib/tier";
import { formatShopDate } from "@/lib/time";

type FoundProduct = Pick<AdminProductDto, "price" | "priceMax" | "unitName"> & {
  priceType: string;
  /** The product whose panel it is shown in. */
  panelId: string;
};

/** A row of the one search. What `one`, `two`, `three` and `count` hold depends on the kind. */
export type FoundRow = {
  kind: HitKind;
  id: string;
  title: string;
  at: Date;
  one: string | null;
  two: string | null;
  count: number | null;
  three: string | null;
  /** How an event repeats. */
  weekly: Pick<EventDto, "repeatDays" | "repeatUntil"> | null;
  product: FoundProduct | null;
};

type Words = (row: FoundRow, now: number) => (string | null)[];

const notes: Readonly<Record<HitKind, Words>> = {
  customer: ({ one, two, count }) => [one && formatPhone(one), two, tierWords(count ?? 0)],
  order: ({ at, one, two, count, three }) => [
    formatShopDate(at),
    formatDollars(one ?? "0.00"),
    orderBadge({
      status: three ?? "",
      paymentStatus: two ?? "",
      isTest: count === 1,
      hasRefund: count === 2,
    }).label,
  ],
  product: ({ one, count, three, product }) => [
    one,
    product && priceText({ ...product, priceType: toPriceType(product.priceType) }),
    count === null ? null : `${formatCount(count)} in stock`,
    three && "Not on the site",
  ],
  deal: ({ at, three }) => [`Until ${formatShopDate(lastDayOf(at.getTime()))}`, three && "Inactive"],
  event: ({ at, one, three, weekly }, now) => {
    const event = { repeatDays: [], repeatUntil: null, ...weekly, eventDate: at.toISOString() };
    const next = formatShopDate(new Date(currentDate(event, now)));
    return [next, repeatsInWords(event), one, three && "Inactive"];
  },
  message: ({ at, one, two }) => [formatShopDate(at), one, two],
};

function tierWords(visits: number): string | null {
  if (visits === 0) return null;
  const tier = tierFor(visits);
  const words = countOf(visits, "visit");
  return tier === "None" ? words : `${tier}, ${words}`;
}

const hrefs: Readonly<Record<HitKind, (id: string) => string>> = {
  ...panelHrefs,
  deal: (id) => `${adminRoutes.deals.path}#${id}`,
  event: (id) => `${adminRoutes.events.path}#${id}`,
};

/**
 * What the search shows of a row: its name, a line that tells it from others of that name, and its address. `now` in ms
 * since 1970.
 */
export function toSearchHit(row: FoundRow, now: number): SearchHit {
  const { kind, id, title, product } = row;
  const note = notes[kind](row, now)
    .filter((part) => part)
    .join(" · ");
  return { kind, id, title, note, href: hrefs[kind](product?.panelId ?? id) };
}
