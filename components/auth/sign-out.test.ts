import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ANSWER_TIMEOUT_MS } from "@/components/api-client/fetch-within";
import { takeToasts } from "@/components/feedback/toast";
import { unanswered } from "@/tests/support/unanswered";
import { signOut } from "./sign-out";

beforeEach(() => void vi.stubGlobal("window", new EventTarget()));
afterEach(() => void takeToasts());

it("says in time that a sign-out without an answer failed", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", unanswered);
  const ended = vi.fn();
  void signOut().then(ended);
  await vi.advanceTimersByTimeAsync(ANSWER_TIMEOUT_MS);
  expect(ended).toHaveBeenCalledWith(false);
});

it("tells by the shop's own answer whether the session ended, and by no page in its place", async () => {
  vi.stubGlobal("fetch", async () => Response.json({}));
  expect(await signOut()).toBe(true);
  expect(takeToasts()).toMatchObject([{ title: "Logged out" }]);
  const headers = { "content-type": "text/html" };
  for (const status of [200, 502]) {
    vi.stubGlobal("fetch", async () => new Response("<h1>Please sign in</h1>", { status, headers }));
    expect(await signOut()).toBe(false);
    expect(takeToasts()).toMatchObject([{ title: "Logout failed", description: "Please try again." }]);
  }
});
