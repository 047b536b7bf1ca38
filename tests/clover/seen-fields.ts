import { allPaths } from "./field-paths";
import { publishedApi, recordedOrders } from "./published";

const SDK = "Android SDK, v3 classes, which carry the names of the wire";
const AUDIT = "live sandbox audit of 2026 (SBolivarLoL/clover-mcp-server, docs/endpoints.md)";
const RECORDED = "answers recorded in public code and in production audits";

type Seen = readonly (readonly [source: string, at: string, names: string])[];

const REFUND: Seen = [
  [RECORDED, "", "status voided"],
  [SDK, "", "reason"],
];

const CREDIT: Seen = [
  [SDK, "", "id orderRef orderRef.id amount taxAmount tender createdTime clientCreatedTime voided reason"],
  [RECORDED, "", "result tender.href tender.id"],
  ["published filters of /credits", "", "device device.id employee employee.id"],
];

const inside = (list: string, seen: Seen): Seen => seen.map(([source, , names]) => [source, list, names]);

/** Nested names that neither a published schema nor a recorded order of our fixture has, and where each was seen. */
const NESTED: Readonly<Record<string, Seen>> = {
  "/orders": [
    [SDK, "lineItems[]", "unitQty unitName isAgeRestricted ageRestrictedType minimumAge"],
    [SDK, "lineItems[].discounts[]", "amount"],
    [SDK, "discounts[]", "amount"],
    [RECORDED, "customers[]", "href id"],
    [AUDIT, "serviceCharge", "id name enabled percentage percentageDecimal"],
    ...inside("refunds[]", REFUND),
    ...inside("credits[]", CREDIT),
  ],
  "/refunds": [...REFUND, ["published expand of /refunds", "", "lineItems lineItems[].id"]],
  "/credits": CREDIT,
  "/payments": [["published expand payment.tender", "tender", "label labelKey"]],
  "/items": [
    [AUDIT, "tags[]", "id name showInReporting"],
    [AUDIT, "itemStock", "item item.id stockCount quantity modifiedTime"],
    [AUDIT, "taxRates[]", "id name rate isDefault"],
    [SDK, "ageRestrictedObj", "id name minimumAge"],
    [SDK, "modifierGroups[]", "id name showByDefault modifierIds"],
    [SDK, "options[]", "id name attribute attribute.id"],
    [SDK, "itemGroup", "id"],
  ],
  "/categories": [[SDK, "items[]", "id"]],
  "/customers": [
    [SDK, "emailAddresses[]", "id emailAddress primaryEmail"],
    [SDK, "phoneNumbers[]", "id phoneNumber"],
    [SDK, "addresses[]", "id address1 address2 city state zip country"],
    [SDK, "metadata", "note businessName dobYear dobMonth dobDay modifiedTime customer customer.id"],
  ],
};

/** Where a list's answers nest a record whose schema is published, and its name. */
const SCHEMAS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "/orders": {
    "payments[]": "Payment",
    "voids[]": "Payment",
    "refunds[].payment": "Payment",
    "refunds[].orderRef": "Order",
  },
  "/refunds": { payment: "Payment", orderRef: "Order" },
  "/items": { "categories[]": "Category" },
};

const under = (at: string, name: string): string => (at === "" ? name : `${at}.${name}`);

const recorded = [...allPaths(recordedOrders.map(({ order }) => order))];

/** The recorded paths below this one, as a record of its own has them. */
export const recordedBelow = (at: string): string[] =>
  recorded.filter((path) => path.startsWith(`${at}.`)).map((path) => path.slice(at.length + 1));

/** What of a recorded order each of these lists has as its own record. */
const RECORDED_AS: Readonly<Record<string, string>> = { "/refunds": "refunds[]", "/payments": "payments[]" };

/** Every path of a nested field that the answers of a list may have. */
export function knownPaths(path: string): Set<string> {
  const seen = (NESTED[path] ?? []).flatMap(([, at, names]) =>
    names.split(" ").map((name) => under(at, name)),
  );
  const published = Object.entries(SCHEMAS[path] ?? {}).flatMap(([at, schema]) =>
    Object.keys(publishedApi.schemas[schema]?.properties ?? {}).map((name) => under(at, name)),
  );
  // A voided payment is a payment in another list.
  const voids = path === "/orders" ? recordedBelow("payments[]").map((name) => `voids[].${name}`) : [];
  const own = RECORDED_AS[path];
  const ofRecord = own ? recordedBelow(own) : path === "/orders" ? recorded : [];
  return new Set([...seen, ...published, ...voids, ...ofRecord]);
}
