import { shop } from "@/lib/shop/shop";

export const DEFAULT_LOCATION = "Main Store";

/** A street number and a street: the event is somewhere else than at the shop. */
const STREET = /\b\d{1,6}\s+\p{L}/u;

export type EventPlace = {
  /** "Main Store", "Back lounge", "Sunset Park" */
  name: string;
  /** One line. */
  address: string;
  isAtShop: boolean;
};

/**
 * Where an event is. Staff type one line: a room of the shop ("Back lounge"), or a place with its address ("Sunset
 * Park, 2601 E Sunset Rd, Las Vegas, NV 89120").
 */
export function eventPlace(location: string | null): EventPlace {
  const text = location?.trim() || DEFAULT_LOCATION;
  const street = STREET.exec(text);
  if (!street) return { name: text, address: shop.address.line, isAtShop: true };
  const name = text.slice(0, street.index).replace(/[\s,;:-]+$/, "");
  const address = text.slice(street.index).trim();
  return { name: name || address, address, isAtShop: false };
}
