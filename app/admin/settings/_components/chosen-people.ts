import type { FoundPerson, ThesePeopleInput } from "@/lib/privacy/schema";

/**
 * The selected rows of a search as the steps of the desk take them; a message stands for its sender's e-mail. An account
 * does not: whoever registered need not own the address, and messages from it may be another person's.
 */
export function chosenPeople(
  requestId: string,
  found: FoundPerson,
  chosen: ReadonlySet<string>,
): ThesePeopleInput {
  const messages = found.messages.filter(({ id }) => chosen.has(id));
  return {
    requestId,
    customerIds: found.records.flatMap(({ customerId }) => (chosen.has(customerId) ? [customerId] : [])),
    emails: [...new Set(messages.map(({ email }) => email))],
    accountIds: found.accounts.flatMap(({ id }) => (chosen.has(id) ? [id] : [])),
  };
}
