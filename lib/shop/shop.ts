/**
 * Every fact about the shop, in one place, for pages, structured data, share images and mail. Exceptions: the age of 21
 * in written-out sentences, and sentences that the specification gives word by word. Phone, mail and social networks
 * come from the environment (contact-details.ts).
 */
export const shop = {
  name: "Maryland Parkway Smoke & Vape",
  shortName: "Parkway Smoke & Vape",
  description:
    "A neighborhood smoke, vape and hookah shop on South Maryland Parkway in Las Vegas. Glass, vapes, hookahs and accessories, a free rewards program, and staff who take their time. In store only, 21 and over.",
  address: {
    street: "8200 S Maryland Pkwy Suite 110",
    city: "Las Vegas",
    region: "NV",
    regionName: "Nevada",
    postalCode: "89123",
    country: "US",
    county: "Clark County",
    line: "8200 S Maryland Pkwy Suite 110, Las Vegas, NV 89123",
  },
  timeZone: "America/Los_Angeles",
  currency: "USD",
  minimumAge: 21,
  payments: ["Cash", "Major credit and debit cards", "Apple Pay", "Google Pay"],
  paymentsSentence: "cash, major credit and debit cards, Apple Pay and Google Pay",
  ageNote: "Must be 21+ to purchase, valid ID required.",
} as const;

const placeQuery = encodeURIComponent(`${shop.name}, ${shop.address.line}`);
const addressQuery = encodeURIComponent(shop.address.line);

/**
 * Addresses of the maps service. None needs a key.
 * `open` and `directions` follow the Maps URLs guide
 * (https://developers.google.com/maps/documentation/urls/get-started).
 */
export const mapLinks = {
  open: `https://www.google.com/maps/search/?api=1&query=${placeQuery}`,
  directions: `https://www.google.com/maps/dir/?api=1&destination=${addressQuery}`,
  embed: `https://www.google.com/maps?q=${addressQuery}&z=15&output=embed`,
} as const;

/** Google's "write a review" box when the place id is known, else the shop's entry on the map. */
export function writeReviewLink(placeId?: string): string {
  if (!placeId) return mapLinks.open;
  return `https://search.google.com/local/writereview?placeid=${encodeURIComponent(placeId)}`;
}
