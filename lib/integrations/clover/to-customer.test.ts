import { describe, expect, test } from "vitest";
import { CustomerWire } from "./schemas";
import { toCustomer } from "./to-customer";

const CUSTOMER = {
  id: "CST0000000001",
  firstName: "Dana",
  lastName: "Rivers",
  marketingAllowed: false,
  customerSince: 1_735_689_600_000,
  emailAddresses: { elements: [{ id: "EM1", emailAddress: "Dana@Example.com", primaryEmail: true }] },
  phoneNumbers: { elements: [{ id: "PH1", phoneNumber: "7025550100" }] },
  metadata: {
    note: "likes mint\n",
    businessName: "",
    dobMonth: 4,
    dobDay: 20,
    modifiedTime: 1,
    customer: { id: "CST0000000001" },
  },
};

const customer = (fields: object = {}) => {
  const mapped = toCustomer(CustomerWire.parse({ ...CUSTOMER, ...fields }));
  if (!mapped.ok) throw new Error(mapped.reason);
  return mapped.value;
};
const phones = (...numbers: (string | null)[]) =>
  customer({ phoneNumbers: { elements: numbers.map((phoneNumber) => ({ id: "P", phoneNumber })) } });
const emails = (...addresses: object[]) => customer({ emailAddresses: { elements: addresses } });

test("maps a customer as Clover sends it", () => {
  expect(customer()).toEqual({
    cloverId: "CST0000000001",
    firstName: "Dana",
    lastName: "Rivers",
    email: "dana@example.com",
    emails: ["dana@example.com"],
    phone: "7025550100",
    phoneDigits: ["7025550100"],
    marketingAllowed: false,
    createdAt: new Date("2025-01-01T00:00:00Z"),
    metadata: { note: "likes mint\n", businessName: "", dobMonth: 4, dobDay: 20 },
  });
});

test("accepts a record with nothing but an id", () => {
  expect(toCustomer(CustomerWire.parse({ id: "X" }))).toEqual({
    ok: true,
    value: {
      cloverId: "X",
      firstName: "",
      lastName: "",
      email: null,
      emails: [],
      phone: null,
      phoneDigits: [],
      marketingAllowed: false,
      createdAt: null,
      metadata: { note: "", businessName: "" },
    },
  });
});

test("skips a deleted customer", () => {
  expect(toCustomer(CustomerWire.parse({ ...CUSTOMER, deletedTime: 5 }))).toMatchObject({
    ok: false,
    reason: "deleted",
  });
});

describe("phones", () => {
  test.each([
    ["7025550100", ["7025550100"]],
    ["(702) 555-0100", ["7025550100"]],
    ["+1 702 555 0100", ["7025550100"]],
    ["+17025550100", ["7025550100"]],
    ["555-0100", []],
    ["call me", []],
    ["99999999999999", []],
  ])("parse %j as %j and keep the original", (typed, digits) => {
    expect(phones(typed)).toMatchObject({ phone: typed, phoneDigits: digits });
  });

  test("show the first full number and match each full number once", () => {
    expect(phones("555-0100", "+1 (702) 555-0101", "7025550101", "702-555-0102", null, "")).toMatchObject({
      phone: "+1 (702) 555-0101",
      phoneDigits: ["7025550101", "7025550102"],
    });
  });
});

describe("e-mails", () => {
  test("put the primary address first and the others in order without duplicates", () => {
    const result = emails(
      { emailAddress: "first@example.com" },
      { emailAddress: "SECOND@example.com", primaryEmail: true },
      { emailAddress: "First@Example.com" },
    );
    expect(result.email).toBe("second@example.com");
    expect(result.emails).toEqual(["second@example.com", "first@example.com"]);
  });

  test.each(["", "none", "a@b", "a b@example.com", "a@@example.com", `${"x".repeat(250)}@example.com`, null])(
    "reject %j",
    (emailAddress) => {
      expect(emails({ emailAddress, primaryEmail: true })).toMatchObject({ email: null, emails: [] });
    },
  );
});

test("cleans and truncates hostile names and notes", () => {
  const result = customer({
    firstName: `Da\u0000na\u202e ${"x".repeat(5_000)}`,
    lastName: "\ud800",
    metadata: { note: `\u0000${"n".repeat(5_000)}`, businessName: "A\nB" },
  });
  expect(result.firstName).toMatch(/^Dana x{59}$/);
  expect(result.lastName).toBe("");
  expect(result.metadata?.note).toHaveLength(2_000);
  expect(result.metadata?.businessName).toBe("A B");
});
