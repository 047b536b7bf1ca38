import { eventAnchor } from "@/lib/events/anchor";
import type { EventCardView } from "@/lib/events/event-card";
import { routes } from "@/lib/routes";
import { absoluteUrl } from "@/lib/seo/config";
import type { EventFacts } from "@/lib/seo/json-ld";
import { shop } from "@/lib/shop/shop";

/** What search engines are told of an event, from what the card prints. */
export function eventFacts(event: EventCardView): EventFacts {
  return {
    name: event.title,
    description: event.description,
    startDate: event.iso,
    ...(event.series ? { series: event.series } : {}),
    location: {
      name: event.isAtShop ? `${shop.name}, ${event.location}` : event.location,
      address: event.address,
    },
    url: absoluteUrl(`${routes.events.path}#${eventAnchor(event.id)}`),
    // Of an event's offers Google knows InStock, SoldOut and PreOrder
    // (https://developers.google.com/search/docs/appearance/structured-data/event).
    offers: { availability: event.seatsLeft === 0 ? "SoldOut" : "InStock" },
    ...(event.imageUrl ? { image: absoluteUrl(event.imageUrl) } : {}),
  };
}
