import { expect, test } from "vitest";
import type { FoundPerson } from "@/lib/privacy/schema";
import { chosenPeople } from "./chosen-people";

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
  expect(choose("record 2", "message 1", "message 2", "account 2")).toEqual({
    requestId: "request",
    customerIds: ["record 2"],
    emails: ["dana@example.com"],
    accountIds: ["account 2"],
  });
});
