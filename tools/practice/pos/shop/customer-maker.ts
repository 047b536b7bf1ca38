import { DAY_MS } from "../constants";
import { type Ids, KIND } from "../ids";
import { Dice, hash, STREAM } from "../random";
import type { Address, Customer, CustomerNote } from "./customer-record";
import { wholeSeconds } from "./items";
import {
  AREA_CODES,
  BUSINESSES,
  EMAIL_DOMAINS,
  FIRST_NAMES,
  LAST_NAMES,
  REMARKS,
  STAFF_NOTES,
  STREETS,
  TEST_NAMES,
} from "./people";

/** Two of every nine customers are people and the rest are test records, the proportion of the real shop. */
const BLOCK = 9;
const REAL_IN_BLOCK = 2;
const HISTORY_DAYS = 900;
const NUMBERS_PER_AREA = 10_000;
const DELETED_EVERY = 97;

export interface CustomerPlan {
  seed: number;
  ids: Ids;
  count: number;
  days: number;
  now: number;
}

type Person = Pick<Customer, "firstName" | "lastName" | "emails" | "phones" | "testName">;

/** Builds any customer from its index; index 0 is the oldest. */
export class CustomerMaker {
  /** Number of customers who are people. */
  readonly realCount: number;

  constructor(private readonly plan: CustomerPlan) {
    const blocks = Math.floor(plan.count / BLOCK);
    const rest = Array.from({ length: plan.count % BLOCK }, (_, n) => this.realRank(blocks * BLOCK + n));
    this.realCount = blocks * REAL_IN_BLOCK + rest.filter((rank) => rank >= 0).length;
  }

  make(ref: number): Customer {
    const dice = new Dice(hash(this.plan.seed, STREAM.customer, ref));
    const rank = this.realRank(ref);
    const customerSince = this.customerSince(ref);
    const person = rank >= 0 ? this.realPerson(rank) : testPerson(dice);
    const deleted = this.isDeleted(ref);
    return {
      ref,
      id: this.plan.ids.of(KIND.customer, ref),
      ...person,
      marketingAllowed: dice.chance(rank >= 0 ? 0.35 : 0.01),
      customerSince,
      addresses: rank >= 0 && dice.chance(0.1) ? [address(dice)] : [],
      metadata: rank >= 0 ? staffNote(dice, customerSince) : emptyNote(customerSince),
      deleted,
      deletedTime: deleted ? customerSince + DAY_MS : undefined,
      wire: undefined,
    };
  }

  /** Returns the index of the person of this rank; rank 0 is the oldest. */
  realRef(rank: number): number {
    const block = Math.floor(rank / REAL_IN_BLOCK);
    return block * BLOCK + (this.realPlaces(block)[rank % REAL_IN_BLOCK] as number);
  }

  isDeleted(ref: number): boolean {
    const rank = this.realRank(ref);
    return rank >= 0 ? rank % DELETED_EVERY === DELETED_EVERY - 1 : ref % 211 === 7;
  }

  customerSince(ref: number): number {
    const span = Math.max(HISTORY_DAYS, this.plan.days + 365) * DAY_MS;
    const jitter = hash(this.plan.seed, STREAM.customer, ref, 1) / 2 ** 32;
    return wholeSeconds(this.plan.now - span * (1 - (ref + jitter) / this.plan.count));
  }

  /** Number of people who were customers by a moment, ms since 1970. */
  realCountAt(ms: number): number {
    const span = Math.max(HISTORY_DAYS, this.plan.days + 365) * DAY_MS;
    const refs = Math.floor((1 - (this.plan.now - ms) / span) * this.plan.count) - 1;
    return Math.max(0, Math.min(this.realCount, Math.floor(refs / BLOCK) * REAL_IN_BLOCK));
  }

  /** Returns the person's rank, or -1 for a test record. */
  private realRank(ref: number): number {
    const block = Math.floor(ref / BLOCK);
    const place = this.realPlaces(block).indexOf(ref % BLOCK);
    return place < 0 ? -1 : block * REAL_IN_BLOCK + place;
  }

  private realPlaces(block: number): [number, number] {
    const h = hash(this.plan.seed, STREAM.realCustomer, block);
    const first = h % BLOCK;
    const second = (first + 1 + ((h >>> 8) % (BLOCK - 1))) % BLOCK;
    return first < second ? [first, second] : [second, first];
  }

  private realPerson(rank: number): Person {
    const dice = new Dice(hash(this.plan.seed, STREAM.member, rank));
    const quirk = dice.below(100);
    const person = this.plainPerson(rank);
    const before = rank > 0 ? this.plainPerson(rank - 1) : person;
    const number = (of: number) => formatPhone(this.phoneNumber(of), dice);
    if (quirk < 3) return { ...before, phones: [number(Math.max(0, rank - 1))] };
    if (quirk === 3) return { ...person, phones: [number(Math.max(0, rank - 1))] };
    if (quirk === 4) return { ...person, phones: [...person.phones, number(rank + this.realCount)] };
    if (quirk === 5)
      return { ...person, emails: [emailOf(person, rank), emailOf(person, rank).toUpperCase()] };
    if (quirk === 6) return { ...person, phones: [], emails: [emailOf(person, rank)] };
    if (quirk === 7)
      return { ...person, phones: [`555-${String(rank % 10_000).padStart(4, "0")}`], emails: [] };
    if (quirk < 12) return { ...person, lastName: undefined };
    if (quirk === 12) return { ...person, firstName: undefined };
    if (quirk < 16) return { ...person, lastName: `${person.lastName} ${dice.pick(REMARKS)}` };
    if (quirk === 16) return { ...person, firstName: person.firstName?.toUpperCase() };
    if (quirk === 17)
      return { ...person, firstName: person.firstName?.toLowerCase(), lastName: ` ${person.lastName} ` };
    if (quirk === 18) return { ...person, emails: [dice.pick(["none", "no email", "na@na", "x@"])] };
    if (quirk === 20) return { ...person, emails: person.emails.map((email) => email.toUpperCase()) };
    return person;
  }

  private plainPerson(rank: number): Person {
    const dice = new Dice(hash(this.plan.seed, STREAM.realCustomer, rank, 1));
    const firstName = dice.pick(FIRST_NAMES);
    const lastName = dice.pick(LAST_NAMES);
    const named = { firstName, lastName };
    return {
      ...named,
      emails: dice.chance(0.55) ? [emailOf(named, rank)] : [],
      phones: [formatPhone(this.phoneNumber(rank), dice)],
      testName: false,
    };
  }

  /** Returns ten digits of the 555 exchange, unique for each rank. */
  private phoneNumber(rank: number): string {
    const area = AREA_CODES[areaOf(rank)] ?? AREA_CODES[0];
    const line = (rank * 7_919 + hash(this.plan.seed, STREAM.phone)) % NUMBERS_PER_AREA;
    return `${area}555${String(line).padStart(4, "0")}`;
  }
}

/** Two thirds have area code 702; each further ten thousand people shift the pattern by one area code. */
function areaOf(rank: number): number {
  const within = rank % 3 < 2 ? 0 : 1 + (Math.floor(rank / 3) % (AREA_CODES.length - 1));
  return (within + Math.floor(rank / NUMBERS_PER_AREA)) % AREA_CODES.length;
}

function testPerson(dice: Dice): Person {
  const quirk = dice.below(100);
  const [firstName, lastName] = dice.pick(TEST_NAMES);
  const named = {
    firstName,
    lastName: lastName?.replace("#", String(dice.between(1, 9_999))),
    testName: true,
  };
  if (quirk < 58) return { ...named, emails: [], phones: [] };
  if (quirk < 80)
    return { firstName: undefined, lastName: undefined, emails: [], phones: [], testName: false };
  if (quirk < 92) {
    return {
      firstName: dice.pick(FIRST_NAMES),
      lastName: undefined,
      emails: [],
      phones: [],
      testName: false,
    };
  }
  if (quirk < 94)
    return { ...named, emails: [], phones: [dice.pick(["5555555555", "000-000-0000", "1234567890"])] };
  if (quirk < 96)
    return { ...named, emails: [dice.pick(["test@example.com", "asdf@example.com"])], phones: [] };
  if (quirk < 98) return { ...named, emails: [], phones: ["5550100"] };
  return { ...named, emails: [dice.pick(["none@none", "test"])], phones: [] };
}

/** Returns an e-mail address that is unique for each person. */
function emailOf(person: Pick<Customer, "firstName" | "lastName">, rank: number): string {
  const plain = (text: string | undefined) =>
    (text ?? "")
      .normalize("NFD")
      .replace(/[^A-Za-z]/g, "")
      .toLowerCase();
  return `${plain(person.firstName)}.${plain(person.lastName)}${rank}@${EMAIL_DOMAINS[rank % EMAIL_DOMAINS.length]}`;
}

/** Returns a phone number in one of the formats that staff type. */
function formatPhone(digits: string, dice: Dice): string {
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  switch (dice.below(9)) {
    case 0:
    case 1:
      return `(${area}) ${exchange}-${line}`;
    case 2:
      return `${area}-${exchange}-${line}`;
    case 3:
      return `+1${digits}`;
    case 4:
      return `${area}.${exchange}.${line}`;
    case 5:
      return `1 ${area} ${exchange} ${line}`;
    case 6:
      return `${area} ${exchange} ${line} cell`;
    default:
      return digits;
  }
}

function address(dice: Dice): Address {
  const address1 = `${dice.between(100, 9_990)} ${dice.pick(STREETS)}`;
  return { address1, city: "Las Vegas", state: "NV", zip: `891${dice.between(10, 89)}`, country: "US" };
}

export function emptyNote(modifiedTime: number): CustomerNote {
  return {
    note: undefined,
    businessName: undefined,
    dobYear: undefined,
    dobMonth: undefined,
    dobDay: undefined,
    modifiedTime,
  };
}

function staffNote(dice: Dice, since: number): CustomerNote {
  const empty = emptyNote(since);
  const text = dice.chance(0.12) ? dice.pick(STAFF_NOTES) : undefined;
  const stale = dice.chance(0.02) ? `[Loyalty] Bronze · ${dice.between(5, 9)} visits` : undefined;
  const born = dice.chance(0.08);
  return {
    ...empty,
    note: stale && text ? `${stale}\n${text}` : (stale ?? text),
    businessName: dice.chance(0.03) ? dice.pick(BUSINESSES) : undefined,
    dobYear: born && dice.chance(0.5) ? dice.between(1950, 2004) : undefined,
    dobMonth: born ? dice.between(1, 12) : undefined,
    dobDay: born ? dice.between(1, 28) : undefined,
  };
}
