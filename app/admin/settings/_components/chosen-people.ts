import type { FoundPerson, ThesePeopleInput } from "@/lib/privacy/schema";

/** The selected rows of a search as the steps of the desk take them; a message stands for its sender's e-mail. */
export function chosenPeople(
  requestId: string,
  found: FoundPerson,
  chosen: ReadonlySet<string>,
): ThesePeopleInput {
  const messages = found.messages.filter(({ id }) => chosen.has(id));
  const accounts = found.accounts.filter(({ id }) => chosen.has(id));
  const emails = [...messages, ...accounts].flatMap(({ email }) => (email ? [email] : []));
  return {
    requestId,
    customerIds: found.records.flatMap(({ customerId }) => (chosen.has(customerId) ? [customerId] : [])),
    emails: [...new Set(emails)],
    accountIds: accounts.map(({ id }) => id),
  };
}
