import { type Ids, KIND } from "../ids";
import type { Settings } from "../settings";
import type { Customer } from "../shop/customer-record";
import { type ExpandsOf, hrefOf, nested, shownOverrides } from "./list";

const EXPANDS: ExpandsOf = {
  emailAddresses: ["emailAddresses"],
  phoneNumbers: ["phoneNumbers"],
  addresses: ["addresses"],
  cards: ["cards"],
  metadata: ["metadata"],
};

export interface CustomerContext {
  merchantId: string;
  nestedLimit: number;
  emptyMetadata: Settings["emptyMetadata"];
  ids: Ids;
}

export function customerToWire(
  customer: Customer,
  expand: ReadonlySet<string>,
  context: CustomerContext,
): object {
  return {
    href: hrefOf(context.merchantId, `customers/${customer.id}`),
    id: customer.id,
    firstName: customer.firstName,
    lastName: customer.lastName,
    marketingAllowed: customer.marketingAllowed,
    customerSince: customer.customerSince,
    ...contacts(customer, expand, context),
    metadata: expand.has("metadata") ? shownNote(customer, context.emptyMetadata) : undefined,
    ...shownOverrides(customer.wire, expand, EXPANDS),
  };
}

function contacts(
  customer: Customer,
  expand: ReadonlySet<string>,
  { ids, nestedLimit }: CustomerContext,
): object {
  const { ref, emails, phones, addresses } = customer;
  return {
    emailAddresses: nested(expand.has("emailAddresses"), nestedLimit, emails, (emailAddress, n) => ({
      id: ids.part(KIND.email, ref, n),
      emailAddress,
      primaryEmail: n === 0,
    })),
    phoneNumbers: nested(expand.has("phoneNumbers"), nestedLimit, phones, (phoneNumber, n) => ({
      id: ids.part(KIND.phone, ref, n),
      phoneNumber,
    })),
    addresses: nested(expand.has("addresses"), nestedLimit, addresses, (address, n) => ({
      id: ids.part(KIND.address, ref, n),
      ...address,
    })),
  };
}

export function noteToWire(customer: Customer): object {
  return { ...customer.metadata, customer: { id: customer.id } };
}

/** The `metadata` field; Clover leaves it out or sends it empty where none was ever written. */
function shownNote(customer: Customer, empty: Settings["emptyMetadata"]): object | undefined {
  const { modifiedTime: _, ...texts } = customer.metadata;
  if (Object.values(texts).some((value) => value !== undefined)) return noteToWire(customer);
  if (empty === "mixed") return customer.ref % 2 === 0 ? undefined : {};
  return empty === "absent" ? undefined : {};
}
