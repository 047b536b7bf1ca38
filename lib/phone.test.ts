import { expect, it } from "vitest";
import { formatPhone, isFakeNumber, phoneDigits, searchDigits, telHref } from "@/lib/phone";

it("reads the same number from every common format", () => {
  for (const text of [
    "7025550100",
    "(702) 555-0100",
    "+1 702.555.0100",
    "1-702-555-0100",
    "７０２ 555 0100",
  ]) {
    expect(phoneDigits(text)).toBe("7025550100");
  }
});

it("refuses anything but one complete number", () => {
  for (const text of [
    "",
    "555-0100",
    "702555010",
    "27025550100",
    "70255501001234",
    "call me",
    "%702555010_",
  ]) {
    expect(phoneDigits(text)).toBeNull();
  }
});

it("formats a complete number in the US style and leaves other text unchanged", () => {
  expect(formatPhone("17025550100")).toBe("(702) 555-0100");
  expect(formatPhone("555-0100")).toBe("555-0100");
});

it("refuses numbers outside the North American Numbering Plan", () => {
  for (const text of [
    "0000000000",
    "1234567890",
    "702 155 0110",
    "702 911 0110",
    "1 102 555 0110",
    "702 411 0000",
  ])
    expect(phoneDigits(text)).toBeNull();
});

it("knows numbers that nobody can have, and takes no one's number for one", () => {
  for (const digits of ["5555555555", "9999999999", "2222222222", "7025555555", "5551234567"])
    expect([digits, isFakeNumber(digits)]).toEqual([digits, true]);
  for (const digits of ["7025550100", "7025555550", "7022222222", "7025551555", "8555555551"])
    expect([digits, isFakeNumber(digits)]).toEqual([digits, false]);
});

it("searches by the digits of a whole or partial number, and not by those of other text", () => {
  expect(searchDigits("+1 (702) 555-0100")).toBe("7025550100");
  expect(searchDigits("555-01")).toBe("55501");
  expect(searchDigits("order 555")).toBeNull();
  // As it is copied from a web page, and from the address book of a phone.
  expect(searchDigits("702\u2011555\u20110100")).toBe("7025550100");
  expect(searchDigits("\u202a(702)\u00a0555-0100\u202c")).toBe("7025550100");
});

it("calls a complete number with the country code, and another as it was typed", () => {
  expect(telHref("(702) 555-0100")).toBe("tel:+17025550100");
  expect(telHref("+44 20 7946 0958")).toBe("tel:+442079460958");
});
