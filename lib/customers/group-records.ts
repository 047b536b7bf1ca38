/** The fields of a record that decide which member it belongs to. */
export type GroupedRecord = {
  id: string;
  phoneDigits: readonly string[];
  /** False for a record that staff separated, a test record, and one the provider no longer has. */
  isJoinedByPhone: boolean;
  /** False for a test record and one the provider no longer has: it names a member only of such records. */
  isPresent: boolean;
  createdAt: Date;
};

/** Two records that staff merged. */
export type JoinedPair = { fromId: string; toId: string };

/**
 * Returns the member of each record: records that share a phone number and records that staff merged are one member,
 * named by its oldest present record. Sharing is transitive: A and C are one member when both share with B.
 */
export function groupRecords(
  records: readonly GroupedRecord[],
  joins: readonly JoinedPair[],
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
  for (const { id, phoneDigits, isJoinedByPhone } of records) {
    for (const digits of isJoinedByPhone ? phoneDigits : []) {
      const known = firstWith.get(digits);
      if (known === undefined) firstWith.set(digits, id);
      else unite(id, known);
    }
  }
  for (const { fromId, toId } of joins) unite(fromId, toId);
  return namedByOldest(records, rootOf);
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
  if (one.isPresent !== other.isPresent) return one.isPresent;
  const difference = one.createdAt.getTime() - other.createdAt.getTime();
  return difference < 0 || (difference === 0 && one.id < other.id);
}
