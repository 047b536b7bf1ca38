import { expect, it } from "vitest";
import { consentState } from "./cookie-consent";

it.each([
  [null, false, "unasked"],
  ["accepted", false, "accepted"],
  ["declined", false, "declined"],
  [null, true, "signal"],
  ["accepted", true, "signal"],
  ["declined", true, "declined"],
] as const)("the choice %s with the signal %s is %s", (choice, hasSignal, state) => {
  expect(consentState(choice, hasSignal)).toBe(state);
});
