import { expect, it } from "vitest";
import { eventPlace } from "@/lib/events/place";
import { shop } from "@/lib/shop/shop";

it.each([
  [null, "Main Store"],
  ["", "Main Store"],
  ["Back lounge", "Back lounge"],
  ["Patio 2", "Patio 2"],
  ["Main Store, Suite 110 patio", "Main Store, Suite 110 patio"],
  ["Back lounge, 21 and over", "Back lounge, 21 and over"],
  ["Back lounge, 21 and over, bring an ID", "Back lounge, 21 and over, bring an ID"],
  ["Table 5 by the window", "Table 5 by the window"],
  ["Back lounge, 21 w an ID", "Back lounge, 21 w an ID"],
])("treats %j as the shop", (location, name) => {
  expect(eventPlace(location)).toEqual({ name, address: shop.address.line, isAtShop: true });
});

it.each([
  [shop.address.line, "Main Store"],
  ["8200 South Maryland Parkway", "Main Store"],
  ["8200 Maryland Pkwy #110, Las Vegas", "Main Store"],
  ["Back lounge, 8200 s. maryland pkwy, ste 110", "Back lounge"],
])("takes the shop's own address for the shop: %j", (location, name) => {
  expect(eventPlace(location)).toEqual({ name, address: shop.address.line, isAtShop: true });
});

it.each([
  [
    "Sunset Park, 2601 E Sunset Rd, Las Vegas, NV 89120",
    "Sunset Park",
    "2601 E Sunset Rd, Las Vegas, NV 89120",
  ],
  ["Sunset Park, 2601 E Sunset Rd", "Sunset Park", "2601 E Sunset Rd"],
  ["The Lot, 800 Broadway, Henderson, NV", "The Lot", "800 Broadway, Henderson, NV"],
  ["Town Square,6605 las vegas blvd s", "Town Square", "6605 las vegas blvd s"],
  ["Tap House, 5589 W Charleston", "Tap House", "5589 W Charleston"],
  ["Golden Gate, 100 S. Fremont", "Golden Gate", "100 S. Fremont"],
  ["4700 South Maryland", "4700 South Maryland", "4700 South Maryland"],
  ["1 Main St, Las Vegas", "1 Main St, Las Vegas", "1 Main St, Las Vegas"],
  ["Tea room, 8200 S Maryland Pkwy Suite 104", "Tea room", "8200 S Maryland Pkwy Suite 104"],
  ["8210 S Maryland Pkwy", "8210 S Maryland Pkwy", "8210 S Maryland Pkwy"],
])("treats %j as another place", (location, name, address) => {
  expect(eventPlace(location)).toEqual({ name, address, isAtShop: false });
});
