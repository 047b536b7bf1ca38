import { expect, it, vi } from "vitest";
import { ApiError } from "@/components/api-client/request-json";
import { ERRORS } from "@/lib/errors";
import { whyNotLookedUp, whyQueued, whyRefused, whyWaiting } from "./checkin-reasons";

const SIGNED_OUT = new ApiError(ERRORS.unauthenticated.status, ERRORS.unauthenticated.message);
const NO_CONNECTION = new TypeError("Failed to fetch");
const queued = (name: string, lastAnswer?: string) => ({
  asked: { phone: "7025550101" },
  idempotencyKey: name,
  name,
  ...(lastAnswer && { lastAnswer }),
});

it("tells a clerk who is signed out from one who is offline", () => {
  vi.stubGlobal("navigator", { onLine: true });
  expect(whyNotLookedUp(SIGNED_OUT)).toMatch(/^You are signed out\. Sign in in another tab/);
  expect(whyNotLookedUp(NO_CONNECTION)).toMatch(/^You are offline, .* The visit can be recorded/);
  expect(whyRefused(SIGNED_OUT, "")).toMatch(/^You are signed out, so nothing was recorded\./);
  expect(whyQueued(NO_CONNECTION)).toMatch(/^You are offline\./);
});

it("calls a site that does not answer neither, and shows any other refusal in the shop's words", () => {
  vi.stubGlobal("navigator", { onLine: true });
  const late = new DOMException("Stopped", "AbortError");
  expect(whyNotLookedUp(late)).toMatch(/^The site did not answer/);
  expect(whyQueued(late)).toMatch(/^The site did not answer/);
  const unknown = new ApiError(404, "phone: No customer found.");
  expect(whyNotLookedUp(unknown)).toBe("No customer found.");
  expect(whyRefused(unknown, "")).toBe("No customer found.");
});

it("says of the queue what it waits for: the connection, a sign-in, or the shop's next answer", () => {
  const signedOut = queued("Dana", ERRORS.unauthenticated.message);
  expect(whyWaiting([queued("Kim")], false)).toMatch(/^1 check-in waits: you are offline\./);
  // The last answer is older than the lost connection.
  expect(whyWaiting([signedOut, queued("Kim")], false)).toMatch(/^2 check-ins wait: you are offline\./);
  expect(whyWaiting([signedOut, queued("Kim")], true)).toMatch(/^2 check-ins wait: you are signed out\./);
  expect(whyWaiting([queued("Kim", "Too many requests.")], true)).toContain("“Too many requests.”");
});
