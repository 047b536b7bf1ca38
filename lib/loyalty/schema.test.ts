import { expect, it } from "vitest";
import { MemberInput } from "@/lib/loyalty/schema";
import { parseInput } from "@/lib/parse";

const [phone, code, customerId] = ["702-555-0123", "123456789", "0b6c0f0e-2f4e-4c1b-8a43-5b1d0c7e9f21"];

it.each([
  { phone, code },
  { code, customerId },
  { phone, code, customerId },
])("refuses a code beside what may name somebody else: %j", (input) => {
  expect(() => parseInput(MemberInput, input)).toThrow(
    "code: A code names the member by itself: send it without a phone number and a customer",
  );
});

it.each([{ phone }, { code }, { customerId }, { phone, customerId }])(
  "takes what names one member: %j",
  (input) => {
    expect(Object.keys(parseInput(MemberInput, input))).toEqual(Object.keys(input));
  },
);
