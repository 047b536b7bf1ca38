import { expect, it } from "vitest";
import { PHONE_MESSAGE } from "@/lib/phone-input";
import { PrivacyRequestInput } from "./schema";

const open = (phone: string) => PrivacyRequestInput.safeParse({ kind: "access", name: "Dana", phone });

it("takes a request without a number or with a whole one, as it was typed", () => {
  expect(open(" ").data?.phone).toBeNull();
  expect(open("(702) 555-0155").data?.phone).toBe("(702) 555-0155");
});

it("refuses a number that is none, at its field", () => {
  const issues = open("not a phone").error?.issues;
  expect(issues).toMatchObject([{ path: ["phone"], message: PHONE_MESSAGE }]);
});
