import { shop } from "@/lib/shop/shop";

export const DEFAULT_LOCATION = "Main Store";

const STREET_TYPES =
  "Avenue|Ave|Boulevard|Blvd|Circle|Cir|Court|Ct|Drive|Dr|Highway|Hwy|Lane|Ln|Parkway|Pkwy|Place|Pl|Plaza|Road|Rd|Square|Sq|Street|St|Terrace|Ter|Trail|Trl|Way";
/** "5589 W Charleston": Las Vegas leaves out the kind of street. Of two digits it may be an age: "21 w an ID". */
const DIRECTED = "\\d{3,6}\\s+(?:[NSEW]\\.?|North|South|East|West)\\s+\\p{L}";
/**
 * A street number and a street: the event is somewhere else than at the shop. The number begins the text or follows a
 * comma, and a direction, a kind of street, the state or a ZIP code follows, because "Back lounge, 21 and over" is a
 * room.
 */
const STREET = new RegExp(
  `(?<=^|,\\s*)(?:${DIRECTED}|\\d{1,6}\\s+\\p{L}(?=[^,]*\\b(?:${STREET_TYPES})\\b|.*(?:,\\s*NV\\b|\\b\\d{5}\\b)))`,
  "iu",
);

/** "8200 maryland" of "8200 S. Maryland Pkwy, Suite 110": people leave out or spell out the rest. */
const numberAndStreet = (address: string): string =>
  (address.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !/^(?:[nsew]|north|south|east|west)$/.test(word))
    .slice(0, 2)
    .join(" ");

const suiteOf = (address: string): string | undefined =>
  /(?:\b(?:suite|ste|unit)\b|#)[\s.#]*(\w+)/i.exec(address)?.[1]?.toLowerCase();

/** Whether an address is the shop's, and not that of a neighbor in another suite. */
function isOwn(address: string): boolean {
  const own = shop.address.street;
  const suite = suiteOf(address) ?? suiteOf(own);
  return numberAndStreet(address) === numberAndStreet(own) && suite === suiteOf(own);
}

export type EventPlace = {
  /** "Main Store", "Back lounge", "Sunset Park" */
  name: string;
  /** One line. */
  address: string;
  isAtShop: boolean;
};

/** A place in one line; one without a name is its address alone. */
export const placeLine = ({ name, address }: EventPlace): string =>
  name === address ? address : `${name}, ${address}`;

/**
 * Where an event is. Staff type one line: a room of the shop ("Back lounge"), the shop's own address, or a place with its
 * address ("Sunset Park, 2601 E Sunset Rd, Las Vegas, NV 89120").
 */
export function eventPlace(location: string | null): EventPlace {
  const text = location?.trim() || DEFAULT_LOCATION;
  const street = STREET.exec(text);
  if (!street) return { name: text, address: shop.address.line, isAtShop: true };
  const name = text.slice(0, street.index).replace(/[\s,;:-]+$/, "");
  const address = text.slice(street.index).trim();
  if (isOwn(address)) return { name: name || DEFAULT_LOCATION, address: shop.address.line, isAtShop: true };
  return { name: name || address, address, isAtShop: false };
}
