import { afterEach, expect, it, vi } from "vitest";
import { ANSWER_TIMEOUT_MS } from "@/components/api-client/fetch-within";
import { takeToasts } from "@/components/feedback/toast";
import { unanswered } from "@/tests/support/unanswered";
import { signOut } from "./sign-out";

afterEach(() => {
  takeToasts();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("says in time that a sign-out without an answer failed", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("fetch", unanswered);
  const ended = vi.fn();
  void signOut().then(ended);
  await vi.advanceTimersByTimeAsync(ANSWER_TIMEOUT_MS);
  expect(ended).toHaveBeenCalledWith(false);
});
