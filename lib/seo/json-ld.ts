import type {
  AggregateRating,
  Event as EventNode,
  FAQPage,
  Graph,
  ItemList,
  Offer,
  Product,
  Store,
  WithContext,
} from "schema-dts";
import { hours } from "@/lib/hours/every-day";
import { shownExceptions } from "@/lib/hours/exceptions";
import { clockOf, type HoursExceptionDto } from "@/lib/hours/schema";
import { absoluteUrl } from "@/lib/seo/config";
import { contactDetails } from "@/lib/shop/contact-details";
import { shop } from "@/lib/shop/shop";

/** Any document the one renderer of structured data accepts. */
export type JsonLdDocument = Graph | WithContext<Store | EventNode | Offer | FAQPage | ItemList | Product>;

type Availability = "InStock" | "OutOfStock" | "LimitedAvailability" | "InStoreOnly" | "SoldOut";

export type OfferFacts = {
  name: string;
  description: string;
  /** Dollars with two places, for example "19.99". Left out when the offer is a percentage. */
  price?: string;
  priceCurrency?: string;
  /** ISO time with the shop's offset. */
  validFrom?: string;
  validThrough?: string;
};

export type EventFacts = {
  name: string;
  description: string;
  /** ISO time with the shop's offset, so no reader moves it to another zone. */
  startDate: string;
  endDate?: string;
  /** A weekly series, as schema.org/Schedule says it. Days by name; dates YYYY-MM-DD; time HH:MM. */
  series?: { days: readonly WeekdayName[]; startDate: string; endDate: string; startTime: string };
  location?: { name: string; address: string };
  /** Absolute address. */
  image?: string;
  url?: string;
  /** `price` is left out where none is announced. */
  offers?: { price?: string; priceCurrency?: string; availability: Availability };
};

export type RatingFacts = {
  ratingValue: number;
  reviewCount: number;
  bestRating?: number;
  worstRating?: number;
};

export type FaqFacts = { question: string; answer: string };

export type ProductFacts = {
  name: string;
  description?: string;
  price: string;
  /** For a product whose options differ in price: the highest price, and the number of options. */
  highPrice?: string;
  optionCount?: number;
  image?: string;
  /** Absolute address of its own page. */
  url?: string;
  inStock: boolean;
  containsNicotine?: boolean;
};

type WeekdayName = (typeof hours.days)[number];

const context = "https://schema.org" as const;
const schema = <T extends string>(name: T) => `https://schema.org/${name}` as const;

/** The one identity of the shop; other nodes point at it instead of repeating it. */
export const storeId = () => `${absoluteUrl("/")}#store`;

const storeAddress = {
  "@type": "PostalAddress",
  streetAddress: shop.address.street,
  addressLocality: shop.address.city,
  addressRegion: shop.address.region,
  postalCode: shop.address.postalCode,
  addressCountry: shop.address.country,
} as const;

/** The midnight that ends a day is 23:59 to search engines: 24:00 is no time to them. */
const LAST_MINUTE = 23 * 60 + 59;

/**
 * Days with other hours. Closed all day is written as 00:00 to 00:00:
 * https://developers.google.com/search/docs/appearance/structured-data/local-business#business-hours
 */
const specialHours = (exceptions: readonly HoursExceptionDto[]) =>
  shownExceptions(exceptions).map(
    ({ firstDay, lastDay, opensMinute, closesMinute }) =>
      ({
        "@type": "OpeningHoursSpecification",
        validFrom: firstDay,
        validThrough: lastDay,
        opens: clockOf(opensMinute ?? 0),
        closes: clockOf(Math.min(closesMinute ?? 0, LAST_MINUTE)),
      }) as const,
  );

/** The shop itself. It carries no rating: search engines treat a shop's own stars as self-serving. */
export function storeJsonLd(exceptions: readonly HoursExceptionDto[] = []): WithContext<Store> {
  const { phone, email, profiles } = contactDetails();
  return {
    "@context": context,
    "@type": "Store",
    "@id": storeId(),
    name: shop.name,
    description: shop.description,
    url: absoluteUrl("/"),
    image: absoluteUrl("/opengraph-image"),
    ...(phone ? { telephone: phone.e164 } : {}),
    ...(email ? { email: email.address } : {}),
    address: storeAddress,
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: hours.days.map((day) => schema(day)),
      opens: hours.opens,
      closes: hours.closes,
    },
    ...(exceptions.length > 0 ? { specialOpeningHoursSpecification: specialHours(exceptions) } : {}),
    paymentAccepted: shop.payments.join(", "),
    currenciesAccepted: shop.currency,
    ...(profiles.length > 0 ? { sameAs: profiles.map(({ href }) => href) } : {}),
  };
}

const schedule = ({ days, startDate, endDate, startTime }: NonNullable<EventFacts["series"]>) =>
  ({
    "@type": "Schedule",
    repeatFrequency: "P1W",
    byDay: days.map((day) => schema(day)),
    startDate,
    endDate,
    startTime,
    scheduleTimezone: shop.timeZone,
  }) as const;

/** One dated event. Without a place it happens at the shop. */
export function eventJsonLd(event: EventFacts): WithContext<EventNode> {
  const { location, offers } = event;
  return {
    "@context": context,
    "@type": "Event",
    name: event.name,
    description: event.description,
    startDate: event.startDate,
    ...(event.endDate ? { endDate: event.endDate } : {}),
    ...(event.series ? { eventSchedule: schedule(event.series) } : {}),
    eventStatus: schema("EventScheduled"),
    eventAttendanceMode: schema("OfflineEventAttendanceMode"),
    location: {
      "@type": "Place",
      name: location?.name ?? shop.name,
      address: location?.address ?? storeAddress,
    },
    organizer: { "@id": storeId() },
    typicalAgeRange: `${shop.minimumAge}-`,
    ...(event.image ? { image: event.image } : {}),
    ...(event.url ? { url: event.url } : {}),
    ...(offers
      ? {
          offers: {
            "@type": "Offer",
            ...priceWithCurrency(offers),
            ...(event.url ? { url: event.url } : {}),
            availability: schema(offers.availability),
          },
        }
      : {}),
  };
}

/** A rating of one product. Only for real ratings of that product, never for the shop's own. */
export function productRatingJsonLd(rating: RatingFacts): AggregateRating {
  return {
    "@type": "AggregateRating",
    ratingValue: rating.ratingValue,
    reviewCount: rating.reviewCount,
    bestRating: rating.bestRating ?? 5,
    worstRating: rating.worstRating ?? 1,
  };
}

/** A currency means nothing without a price. */
function priceWithCurrency({
  price,
  priceCurrency = shop.currency,
}: Pick<OfferFacts, "price" | "priceCurrency">) {
  return price ? { price, priceCurrency } : {};
}

/** A promotion, valid between two times and redeemed in the shop. */
export function offerJsonLd(offer: OfferFacts): WithContext<Offer> {
  return {
    "@context": context,
    "@type": "Offer",
    name: offer.name,
    description: offer.description,
    ...priceWithCurrency(offer),
    ...(offer.validFrom ? { validFrom: offer.validFrom } : {}),
    ...(offer.validThrough ? { validThrough: offer.validThrough } : {}),
    availability: schema("InStoreOnly"),
    offeredBy: { "@id": storeId() },
  };
}

/** Questions and answers, from the same objects the page shows. */
export function faqJsonLd(entries: readonly FaqFacts[]): WithContext<FAQPage> {
  return {
    "@context": context,
    "@type": "FAQPage",
    mainEntity: entries.map((entry) => ({
      "@type": "Question",
      name: entry.question,
      acceptedAnswer: { "@type": "Answer", text: entry.answer },
    })),
  };
}

/** A product that can only be bought at the counter. `rating` is given only when people rated this product. */
export function productJsonLd(product: ProductFacts, rating?: RatingFacts): Product {
  return {
    "@type": "Product",
    name: product.name,
    ...(product.description ? { description: product.description } : {}),
    ...(product.image ? { image: product.image } : {}),
    ...(product.url ? { url: product.url } : {}),
    ...(product.containsNicotine ? { hasAdultConsideration: schema("TobaccoNicotineConsideration") } : {}),
    ...(rating ? { aggregateRating: productRatingJsonLd(rating) } : {}),
    offers: {
      ...priceOf(product),
      priceCurrency: shop.currency,
      availability: schema(product.inStock ? "InStoreOnly" : "OutOfStock"),
      seller: { "@id": storeId() },
    },
  };
}

/** One price, or the range that the page prints. */
function priceOf({ price, highPrice, optionCount }: ProductFacts) {
  if (!highPrice) return { "@type": "Offer", price } as const;
  return { "@type": "AggregateOffer", lowPrice: price, highPrice, offerCount: optionCount } as const;
}

/** The product a page is about; nothing for one without a price to print. */
export function singleProductJsonLd(products: readonly ProductFacts[]): WithContext<Product> | null {
  const [product] = products;
  if (!product) return null;
  return { "@context": context, ...productJsonLd(product) };
}

/** The products a page shows, in its order; nothing where it shows none. */
export function productListJsonLd(
  name: string,
  products: readonly ProductFacts[],
): WithContext<ItemList> | null {
  if (products.length === 0) return null;
  return {
    "@context": context,
    "@type": "ItemList",
    name,
    numberOfItems: products.length,
    itemListElement: products.map((product, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: productJsonLd(product),
    })),
  };
}
