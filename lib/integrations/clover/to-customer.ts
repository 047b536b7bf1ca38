import { MAX_EMAIL } from "@/lib/email-input";
import { phoneDigits } from "@/lib/phone";
import { cleanLine, cleanLines } from "./clean-text";
import { MAX_NAME_LENGTH, MAX_NOTE_LENGTH } from "./limits";
import { accepted, type Mapped, rejected } from "./mapped";
import type { CustomerWire, MetadataWire } from "./schemas";
import { toDate } from "./to-product";

export type CloverCustomer = {
  cloverId: string;
  firstName: string;
  lastName: string;
  /** The main address in lower case: the one marked primary, else the first that can be one. */
  email: string | null;
  /** Every address that can be one, in lower case, the main one first. */
  emails: string[];
  /** The number to show, as staff typed it: the first full one, else the first. */
  phone: string | null;
  /** The ten digits of every full number. */
  phoneDigits: string[];
  marketingAllowed: boolean;
  createdAt: Date | null;
  /** What staff see in the Customers app, all of it, so that a write can send it back. */
  metadata: MetadataWire;
};

const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]{2,}$/;

/** A customer record. Names, e-mails and phones may all be missing; whether it is a real person is not decided here. */
export function toCustomer(wire: CustomerWire): Mapped<CloverCustomer> {
  if (wire.deletedTime != null) return rejected(wire.id, "deleted");
  const emails = toEmails(wire.emailAddresses);
  const phones = wire.phoneNumbers.map(({ phoneNumber }) => cleanLine(phoneNumber, 40)).filter(Boolean);
  return accepted({
    cloverId: wire.id,
    firstName: cleanLine(wire.firstName, 64),
    lastName: cleanLine(wire.lastName, 64),
    email: emails[0] ?? null,
    emails,
    phone: phones.find((phone) => phoneDigits(phone) !== null) ?? phones[0] ?? null,
    phoneDigits: [...new Set(phones.map(phoneDigits).filter((digits) => digits !== null))],
    marketingAllowed: wire.marketingAllowed === true,
    createdAt: toDate(wire.customerSince),
    // Each call asks for it, and Clover leaves it out where nothing is written: absent is empty, not unknown.
    metadata: toMetadata(wire.metadata ?? {}),
  });
}

function toEmails(addresses: CustomerWire["emailAddresses"]): string[] {
  const primaryFirst = [...addresses].sort(
    (one, other) => Number(other.primaryEmail === true) - Number(one.primaryEmail === true),
  );
  const emails = primaryFirst
    .map(({ emailAddress }) => cleanLine(emailAddress, MAX_EMAIL + 1).toLowerCase())
    .filter((email) => email.length <= MAX_EMAIL && EMAIL.test(email));
  return [...new Set(emails)];
}

function toMetadata(wire: MetadataWire): MetadataWire {
  const { dobYear, dobMonth, dobDay } = wire;
  const note = cleanLines(wire.note, MAX_NOTE_LENGTH);
  return { note, businessName: cleanLine(wire.businessName, MAX_NAME_LENGTH), dobYear, dobMonth, dobDay };
}
