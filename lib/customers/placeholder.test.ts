import { describe, expect, test } from "vitest";
import { isTestName, NO_CONTACT, placeholderReason, TEST_NAME } from "./placeholder";
import { searchText } from "./search-text";

const named = (name: string) => {
  const [firstName = "", ...rest] = name.split(" ");
  return { firstName, lastName: rest.join(" ") };
};

describe("a test name", () => {
  test.each([
    "Test",
    "test test",
    "TEST 4711",
    "Test Customer",
    "Testing Someone",
    "Customer 12",
    "Guest",
    "guest #3",
    "Walk In",
    "Walk-in Customer",
    "No Name",
    "asdf asdf",
    "qwerty",
    "xxx xxx",
    "aaa",
    "Demo User",
    "Fake Name",
    "Do Not Use",
    "Delete Me",
    "N/A N/A",
    "Sample Customer",
    "Unknown",
    "ＴＥＳＴ",
  ])("is detected in %j", (name) => {
    expect(isTestName(named(name))).toBe(true);
  });

  test.each([
    "Tess Testa",
    "John Guest",
    "Maria Demopoulos",
    "Ana Na",
    "Do Nguyen",
    "Abcde Smith",
    "José",
    "李 明",
    "Cash Walker",
    "Customer Rivera",
    "Max Sample",
    "",
    "123",
  ])("is not detected in %j", (name) => {
    expect(isTestName(named(name))).toBe(false);
  });
});

describe("a placeholder", () => {
  const real = { ...named("Dana Rivers"), emails: ["dana@example.com"], phoneDigits: ["7025550100"] };

  test.each([
    ["an e-mail and a phone", real, null],
    ["an e-mail only", { ...real, phoneDigits: [] }, null],
    ["a phone only", { ...real, emails: [] }, null],
    ["neither", { ...real, emails: [], phoneDigits: [] }, NO_CONTACT],
    ["no name but a phone", { ...real, ...named(""), emails: [] }, null],
    ["no name and no contact", { ...named(""), emails: [], phoneDigits: [] }, NO_CONTACT],
    ["a test name and a phone", { ...real, ...named("Test") }, TEST_NAME],
    ["a test name and no contact", { ...named("Test"), emails: [], phoneDigits: [] }, TEST_NAME],
  ])("is classified for %s", (_, customer, reason) => {
    expect(placeholderReason(customer)).toBe(reason);
  });
});

test("has a search text with name, every e-mail and every phone on lines of their own", () => {
  const customer = {
    firstName: "Dana",
    lastName: "",
    emails: ["dana@example.com", "d@example.net"],
    phone: "(702) 555-0100",
    phoneDigits: ["7025550100"],
  };
  expect(searchText(customer)).toBe("dana\ndana@example.com\nd@example.net\n(702) 555-0100\n7025550100");
});
