import type { FoundPerson, ThesePeopleInput } from "@/lib/privacy/schema";

type Message = FoundPerson["messages"][number];

/** What searches found, without whether there was more. */
export type FoundRows = Omit<FoundPerson, "isCut">;

export const NO_ROWS: FoundRows = { records: [], messages: [], accounts: [] };

/** What a message is chosen by: it stands for all from its address, of which another search may show another one. */
export const addressOf = ({ email }: Message): string => email.toLowerCase();

/** The rows that are chosen by the keys for which `isKept` is true. */
function rowsWhere({ records, messages, accounts }: FoundRows, isKept: (key: string) => boolean): FoundRows {
  return {
    records: records.filter(({ customerId }) => isKept(customerId)),
    messages: messages.filter((message) => isKept(addressOf(message))),
    accounts: accounts.filter(({ id }) => isKept(id)),
  };
}

const keysOf = ({ records, messages, accounts }: FoundRows): Set<string> =>
  new Set([
    ...records.map(({ customerId }) => customerId),
    ...messages.map(addressOf),
    ...accounts.map(({ id }) => id),
  ]);

/** All rows of two searches, those of both as the later one found them. */
export function allRows(earlier: FoundRows, later: FoundRows): FoundRows {
  const found = keysOf(later);
  const others = rowsWhere(earlier, (key) => !found.has(key));
  return {
    records: [...others.records, ...later.records],
    messages: [...others.messages, ...later.messages],
    accounts: [...others.accounts, ...later.accounts],
  };
}

/** The rows with these keys that the present search did not find. */
export function rowsBeside(known: FoundRows, found: FoundRows, keys: ReadonlySet<string>): FoundRows {
  const shown = keysOf(found);
  return rowsWhere(known, (key) => keys.has(key) && !shown.has(key));
}

export const isEmpty = (rows: FoundRows): boolean => keysOf(rows).size === 0;

/**
 * The selected rows of all searches as the steps of the desk take them; a message stands for its sender's e-mail. An
 * account does not: whoever registered need not own the address, and messages from it may be another person's.
 */
export function chosenPeople(
  requestId: string,
  known: FoundRows,
  chosen: ReadonlySet<string>,
): ThesePeopleInput {
  const { records, messages, accounts } = rowsWhere(known, (key) => chosen.has(key));
  return {
    requestId,
    customerIds: records.map(({ customerId }) => customerId),
    emails: [...new Set(messages.map(({ email }) => email))],
    accountIds: accounts.map(({ id }) => id),
  };
}
