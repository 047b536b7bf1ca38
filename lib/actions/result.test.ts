import { expect, it } from "vitest";
import { ERRORS, NO_ADMIN } from "@/lib/errors";
import { type ActionResult, answerOfRejected, failureText, NO_ANSWER } from "./result";

it("tells the sentence of a failed action, and to reload the page when no answer came", () => {
  const refused: ActionResult<never> = {
    ok: false,
    code: "conflict",
    message: "Already void.",
    fieldErrors: {},
  };
  expect(failureText(refused)).toBe("Already void.");
  expect(failureText(null)).toBe(NO_ANSWER);
  expect(failureText({ ok: true, value: 1 })).toBe(NO_ANSWER);
  expect(NO_ANSWER).toBe(
    "No answer came, so we do not know whether this was saved. Reload the page to check before you try again.",
  );
});

it("tells the first refused field's sentence without the field's name", () => {
  const refused: ActionResult<never> = {
    ok: false,
    code: "bad_input",
    message: "firstDay: That day is over",
    fieldErrors: { firstDay: "That day is over" },
  };
  expect(failureText(refused)).toBe("That day is over");
  expect(failureText(null, "Not saved.")).toBe("Not saved.");
});

it("tells staff without a session that nothing was changed, also where the call did not reach the action", () => {
  const refused = answerOfRejected(new Error(ERRORS.unauthenticated.message));
  expect(refused).toMatchObject({ ok: false, code: "unauthenticated" });
  expect(failureText(refused)).toBe(
    "You are signed out, so nothing was changed. Sign in in another tab, then do this here once more.",
  );
  expect(answerOfRejected(new TypeError("Failed to fetch"))).toBeNull();
});

it.each(["unavailable", "rate_limited"] as const)("tells why a call did not reach its action: %s", (code) => {
  const { message } = ERRORS[code];
  expect(failureText(answerOfRejected(new Error(message)))).toBe(message);
});

it("tells somebody who is no admin any more why a call did not reach its action", () => {
  const refused = answerOfRejected(new Error(NO_ADMIN));
  expect(refused).toMatchObject({ ok: false, code: "forbidden" });
  expect(failureText(refused)).toBe("You need admin privileges.");
});
