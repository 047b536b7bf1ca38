import type { Named, Reachable } from "./reachable";

export const NO_CONTACT = "No valid email and no full phone number";
export const TEST_NAME = "Test name";
export type PlaceholderReason = typeof NO_CONTACT | typeof TEST_NAME;

/** Beginnings of names that mark a test record. */
const BEGINS_AS_TEST = /^(test|tests|tester|testing|demo|sample|dummy|fake|example)( |$)/;
/** Whole names that staff type when a screen requires one. */
const STANDS_FOR_NOBODY = new Set([
  "anonymous",
  "cash",
  "cash customer",
  "customer",
  "delete",
  "delete me",
  "do not use",
  "guest",
  "guest customer",
  "na",
  "n a",
  "new customer",
  "no customer",
  "no name",
  "nobody",
  "noname",
  "none",
  "null",
  "unknown",
  "unknown customer",
  "user",
  "walk in",
  "walk in customer",
  "walkin",
  "walkin customer",
]);
/** Adjacent keys, or one key held down. */
const KEYBOARD = /^(asdf\w*|qwer\w*|zxcv\w*|abc|abcd|([a-z])\2{2,})$/;

/** True for a name that is not a person's: "Test", "Walk-in Customer", "Guest 12", "asdf asdf". */
export function isTestName({ firstName, lastName }: Named): boolean {
  const [first, last] = [lettersOnly(firstName), lettersOnly(lastName)];
  const name = first === last ? first : `${first} ${last}`.trim();
  if (name === "") return false;
  if (BEGINS_AS_TEST.test(name) || STANDS_FOR_NOBODY.has(name)) return true;
  return name.split(" ").every((word) => KEYBOARD.test(word));
}

const lettersOnly = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{Letter}]+/gu, " ")
    .trim();

/** Why a record is not a real customer, or null when it is one. */
export function placeholderReason(customer: Named & Reachable): PlaceholderReason | null {
  if (isTestName(customer)) return TEST_NAME;
  return customer.emails.length === 0 && customer.phoneDigits.length === 0 ? NO_CONTACT : null;
}

type Classified = { isPlaceholder: boolean; placeholderReason: string | null };

/** Why a record is a test record: without a reason of the rule staff marked it. Null for one that is a person's. */
export const testRecordReason = ({ isPlaceholder, placeholderReason: reason }: Classified): string | null =>
  isPlaceholder ? (reason ?? "Marked by staff") : null;
