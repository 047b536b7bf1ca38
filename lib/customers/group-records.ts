import { type Holder, namesNobody } from "./shared-numbers";

/** The fields of a record that decide which member it belongs to. */
export type GroupedRecord = Holder & {
  phoneDigits: readonly string[];
  /** False for a record that staff separated, and a test record. */
  isJoinedByPhone: boolean;
  /**
   * False for a test record, one without a contact and one the provider no longer has: it names a member only of such
   * records.
   */
  isLegitimate: boolean;
  createdAt: Date;
};

/** Two records that staff joined. */
export type JoinedPair = { fromId: string; toId: string };

/**
 * Returns the member of each record: records that share a phone number and records that staff joined are one member,
 * named by its oldest legitimate record. Sharing is transitive: A and C are one member when both share with B. A record
 * that the provider no longer has belongs to the one member that has its number now, but makes no two members one. A
 * number that does not say who has it (see `namesNobody`) joins nobody.
 * @param ownNumber the shop's
 */
export function groupRecords(
  records: readonly GroupedRecord[],
  joins: readonly JoinedPair[],
  ownNumber: string | null,
): Map<string, string> {
  const parent = new Map(records.map(({ id }) => [id, id]));
  const rootOf = (id: string): string => {
    let root = id;
    for (let next = parent.get(root); next !== undefined && next !== root; next = parent.get(root))
      root = next;
    // Path compression: pointing every record on the way at the root keeps long chains cheap.
    for (let at = id; at !== root; ) {
      const next = parent.get(at) ?? root;
      parent.set(at, root);
      at = next;
    }
    return root;
  };
  const unite = (one: string, other: string) => {
    if (parent.has(one) && parent.has(other)) parent.set(rootOf(one), rootOf(other));
  };
  const firstWith = new Map<string, string>();
  const ofNobody = numbersOfNobody(records, ownNumber);
  const byPhone = records.filter(({ isJoinedByPhone }) => isJoinedByPhone);
  for (const { id, phoneDigits } of byPhone.filter(({ isLegitimate }) => isLegitimate)) {
    for (const digits of phoneDigits.filter((number) => !ofNobody.has(number))) {
      const known = firstWith.get(digits);
      if (known === undefined) firstWith.set(digits, id);
      else unite(id, known);
    }
  }
  for (const { fromId, toId } of joins) unite(fromId, toId);
  const joined = new Set(joins.flatMap(({ fromId, toId }) => [fromId, toId]));
  for (const { id, phoneDigits } of byPhone.filter((one) => !one.isLegitimate && !joined.has(one.id))) {
    const [member, ...more] = new Set(
      phoneDigits.flatMap((digits) => firstWith.get(digits) ?? []).map(rootOf),
    );
    if (member !== undefined && more.length === 0) unite(id, member);
  }
  return namedByOldest(records, rootOf);
}

function numbersOfNobody(records: readonly GroupedRecord[], ownNumber: string | null): Set<string> {
  const holders = new Map<string, Holder[]>();
  for (const record of records.filter(({ isLegitimate }) => isLegitimate)) {
    for (const digits of record.phoneDigits) {
      const known = holders.get(digits);
      if (known) known.push(record);
      else holders.set(digits, [record]);
    }
  }
  const numbers = [...holders].filter(([digits, of]) => namesNobody(digits, of, ownNumber));
  return new Set(numbers.map(([digits]) => digits));
}

function namedByOldest(
  records: readonly GroupedRecord[],
  rootOf: (id: string) => string,
): Map<string, string> {
  const oldest = new Map<string, GroupedRecord>();
  for (const record of records) {
    const root = rootOf(record.id);
    const known = oldest.get(root);
    if (!known || isBetterName(record, known)) oldest.set(root, record);
  }
  return new Map(records.map(({ id }) => [id, oldest.get(rootOf(id))?.id ?? id]));
}

function isBetterName(one: GroupedRecord, other: GroupedRecord): boolean {
  if (one.isLegitimate !== other.isLegitimate) return one.isLegitimate;
  const difference = one.createdAt.getTime() - other.createdAt.getTime();
  return difference < 0 || (difference === 0 && one.id < other.id);
}
