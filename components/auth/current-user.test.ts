import { beforeEach, expect, it, vi } from "vitest";
import { ANSWER_TIMEOUT_MS } from "@/components/api-client/fetch-within";
import { unanswered } from "@/tests/support/unanswered";
import { clearCurrentUser, currentRole, currentUser } from "./current-user";

const ADMIN = { id: "1", username: "owner", isAdmin: true };
const fetched = vi.fn<() => Promise<Response>>();
const signInAs = (cookie: string) => vi.stubGlobal("document", { cookie });

beforeEach(() => {
  vi.stubGlobal("window", {});
  vi.stubGlobal("fetch", fetched);
  fetched.mockReset().mockImplementation(async () => Response.json(ADMIN));
  signInAs("theme=dark; shop-signed-in=1");
  clearCurrentUser();
});

it("sends one request for all who ask on a page", async () => {
  const [role, user] = await Promise.all([currentRole(), currentUser()]);
  expect([role, user]).toEqual(["admin", ADMIN]);
  expect(await currentRole()).toBe("admin");
  expect(fetched).toHaveBeenCalledTimes(1);
});

it("sends none without the hint cookie, and forgets who was signed in before it went", async () => {
  expect(await currentRole()).toBe("admin");
  signInAs("theme=dark");
  expect(await currentUser()).toBeNull();
  expect(await currentRole()).toBe("nobody");
  expect(fetched).toHaveBeenCalledTimes(1);
  signInAs("shop-signed-in=1");
  fetched.mockImplementation(async () => Response.json({ ...ADMIN, isAdmin: false }));
  expect(await currentRole()).toBe("customer");
});

it("asks again once the answer is cleared", async () => {
  await currentUser();
  fetched.mockImplementation(async () => new Response("Sign in", { status: 401 }));
  clearCurrentUser();
  expect(await currentUser()).toBeNull();
});

it("counts a failure as signed out, and tells it to those who must know", async () => {
  fetched.mockImplementation(async () => new Response("Later", { status: 503 }));
  expect(await currentRole()).toBe("nobody");
  await expect(currentUser()).rejects.toThrow();
});

it("asks again after a failure", async () => {
  fetched.mockImplementationOnce(async () => new Response("Later", { status: 503 }));
  expect(await currentRole()).toBe("nobody");
  expect(await currentRole()).toBe("admin");
});

it("gives up on an answer that does not come, and asks again afterwards", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", unanswered);
  const failed = vi.fn();
  void currentUser().catch(failed);
  await vi.advanceTimersByTimeAsync(ANSWER_TIMEOUT_MS);
  expect(failed).toHaveBeenCalledTimes(1);
  vi.stubGlobal("fetch", fetched);
  expect(await currentUser()).toEqual(ADMIN);
});
