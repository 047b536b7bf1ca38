import { expect, test } from "vitest";
import type { FoundPerson } from "@/lib/privacy/schema";
import { allRows, chosenPeople, rowsBeside } from "./chosen-people";

const record = (customerId: string) => ({ customerId }) as FoundPerson["records"][number];
const message = (id: string, email: string) => ({ id, email }) as FoundPerson["messages"][number];
const account = (id: string, email: string | null) => ({ id, email, username: id });

const found: FoundPerson = {
  isCut: false,
  records: [record("record 1"), record("record 2")],
  messages: [
    message("message 1", "dana@example.com"),
    message("message 2", "dana@example.com"),
    message("message 3", "else@example.com"),
  ],
  accounts: [account("account 1", null), account("account 2", "dana@example.com")],
};
const choose = (...ids: string[]) => chosenPeople("request", found, new Set(ids));

test.each(["account 1", "account 2"])("%s is named by its id, and takes no messages along", (id) => {
  expect(choose(id)).toEqual({
    requestId: "request",
    customerIds: [],
    emails: [],
    accountIds: [id],
  });
});

test("only what is chosen is named, and each e-mail once", () => {
  expect(choose("record 2", "dana@example.com", "account 2")).toEqual({
    requestId: "request",
    customerIds: ["record 2"],
    emails: ["dana@example.com"],
    accountIds: ["account 2"],
  });
});

test("what was chosen in an earlier search is named and listed beside a later one, once", () => {
  const later: FoundPerson = {
    isCut: false,
    records: [record("record 1"), record("record 3")],
    messages: [message("message 4", "Dana@example.com")],
    accounts: [],
  };
  const known = allRows(found, later);
  const chosen = new Set(["record 1", "record 2", "record 3", "dana@example.com", "account 1"]);
  expect(chosenPeople("request", known, chosen)).toEqual({
    requestId: "request",
    customerIds: ["record 2", "record 1", "record 3"],
    emails: ["Dana@example.com"],
    accountIds: ["account 1"],
  });
  expect(rowsBeside(known, later, chosen)).toEqual({
    records: [record("record 2")],
    messages: [],
    accounts: [account("account 1", null)],
  });
});
