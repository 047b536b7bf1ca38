import { z } from "zod";
import { priceText } from "@/lib/catalog/price-text";
import { toPriceType } from "@/lib/catalog/to-dto";
import { countOf, formatCount } from "@/lib/count";
import { lastDayOf } from "@/lib/deals/times";
import { currentDate, repeatsInWords } from "@/lib/events/dates";
import { formatDollars } from "@/lib/money";
import { orderBadge } from "@/lib/orders/order-badge";
import { formatPhone } from "@/lib/phone";
import { WEEKDAYS } from "@/lib/repeat/weekly";
import { adminRoutes, panelHrefs } from "@/lib/routes";
import type { HitKind, SearchHit } from "@/lib/search/schema";
import { tierFor } from "@/lib/tier";
import { formatShopDate } from "@/lib/time";

const foundOf = <Kind extends HitKind, Details extends z.ZodRawShape>(kind: Kind, details: Details) =>
  z.object({
    kind: z.literal(kind),
    id: z.string(),
    title: z.string(),
    at: z.date(),
    details: z.object(details),
  });

/** A row of the one search, with what the line under its name is made of. */
export const FoundRow = z.discriminatedUnion("kind", [
  foundOf("customer", { phone: z.string().nullable(), email: z.string().nullable(), visits: z.number() }),
  foundOf("order", {
    total: z.string(),
    status: z.string(),
    paymentStatus: z.string(),
    isTest: z.boolean(),
    hasRefund: z.boolean(),
  }),
  foundOf("product", {
    categoryName: z.string().nullable(),
    /** Null when it is not counted. */
    stock: z.number().nullable(),
    isActive: z.boolean(),
    price: z.string(),
    priceMax: z.string(),
    priceType: z.string(),
    unitName: z.string().nullable(),
    /** The product whose panel it is shown in. */
    panelId: z.string(),
  }),
  foundOf("deal", { isActive: z.boolean() }),
  foundOf("event", {
    location: z.string().nullable(),
    isActive: z.boolean(),
    repeatDays: z.array(z.enum(WEEKDAYS)),
    repeatUntil: z.string().nullable(),
  }),
  foundOf("message", { email: z.string(), beginning: z.string() }),
]);
export type FoundRow = z.output<typeof FoundRow>;

function wordsOf({ kind, at, details }: FoundRow, now: number): (string | null | false)[] {
  switch (kind) {
    case "customer":
      return [details.phone && formatPhone(details.phone), details.email, tierWords(details.visits)];
    case "order":
      return [formatShopDate(at), formatDollars(details.total), orderBadge(details).label];
    case "product":
      return [
        details.categoryName,
        priceText({ ...details, priceType: toPriceType(details.priceType) }),
        details.stock === null ? null : `${formatCount(details.stock)} in stock`,
        !details.isActive && "Not on the site",
      ];
    case "deal":
      return [`Until ${formatShopDate(lastDayOf(at.getTime()))}`, !details.isActive && "Inactive"];
    case "event": {
      const event = { ...details, eventDate: at.toISOString() };
      const next = formatShopDate(new Date(currentDate(event, now)));
      return [next, repeatsInWords(event), details.location, !details.isActive && "Inactive"];
    }
    case "message":
      return [formatShopDate(at), details.email, details.beginning];
  }
}

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
  const { kind, id, title } = row;
  const note = wordsOf(row, now)
    .filter((part) => part)
    .join(" · ");
  return { kind, id, title, note, href: hrefs[kind](kind === "product" ? row.details.panelId : id) };
}
