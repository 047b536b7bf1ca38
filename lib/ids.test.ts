import { expect, it } from "vitest";
import { CustomerNoteInput, CustomerPairInput } from "@/lib/customers/schema";
import { IdInput } from "@/lib/ids";
import { CheckinReasonInput, MemberInput } from "@/lib/loyalty/schema";
import { MessageStatusInput } from "@/lib/messages/schema";
import { ThesePeopleInput } from "@/lib/privacy/schema";

const ID = "0b6f3a4e-6f3f-4a52-9d44-0a7f2f0c9d01";
const OTHER = "0b6f3a4e-6f3f-4a52-9d44-0a7f2f0c9d02";
const LOUD = ID.toUpperCase();

it.each([
  ["path", IdInput.parse({ id: LOUD }), { id: ID }],
  ["pair", CustomerPairInput.parse({ fromId: LOUD, toId: OTHER }), { fromId: ID, toId: OTHER }],
  ["note", CustomerNoteInput.parse({ customerId: LOUD, text: "Prefers glass" }), { customerId: ID }],
  ["check-in", MemberInput.parse({ customerId: LOUD }), { customerId: ID }],
  ["void", CheckinReasonInput.parse({ id: LOUD, reason: "Entered twice" }), { id: ID }],
  ["message", MessageStatusInput.parse({ id: LOUD, from: "new", to: "answered" }), { id: ID }],
  [
    "erasure",
    ThesePeopleInput.parse({ requestId: LOUD, customerIds: [LOUD], accountIds: [LOUD] }),
    { requestId: ID, customerIds: [ID], accountIds: [ID] },
  ],
])("an id in capitals is the same id in a %s", (_, parsed, expected) => {
  expect(parsed).toMatchObject(expected);
});

it("a record in capitals is no second record", () => {
  expect(CustomerPairInput.safeParse({ fromId: ID, toId: LOUD }).success).toBe(false);
});
