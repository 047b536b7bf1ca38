import { expect, it, vi } from "vitest";
import { uploadImage } from "@/components/forms/upload-image";
import { unanswered } from "@/tests/support/unanswered";
import { ANSWER_TIMEOUT_MS } from "./fetch-within";
import { refusalInWords } from "./refusal";
import { requestJson } from "./request-json";

const PHOTO = new File(["x"], "photo.jpg", { type: "image/jpeg" });
const CALLS: [string, () => Promise<unknown>][] = [
  [
    "a password",
    () => requestJson("/api/user/password", { body: { currentPassword: "old", newPassword: "new" } }),
  ],
  ["an upload", () => uploadImage(PHOTO, "any", new AbortController().signal)],
  ["a call of the back office", () => requestJson("/api/admin/sync")],
];

/** What staff read when the network answers this. */
const told = (call: () => Promise<unknown>, fetching: typeof fetch) => {
  vi.stubGlobal("fetch", fetching);
  return call().catch((error: unknown) => refusalInWords(error, "It failed."));
};

it.each(CALLS)("shows the shop's own sentence about %s, without the field's name", async (_, call) => {
  const headers = { "content-type": "text/plain; charset=utf-8" };
  const refused = async () => new Response("image: Is too large", { status: 413, headers });
  expect(await told(call, refused)).toBe("Is too large");
});

it.each(CALLS)("shows neither a proxy's page nor a browser's words about %s", async (_, call) => {
  const headers = { "content-type": "text/html" };
  const page = async () => new Response("<h1>502 Bad Gateway</h1>", { status: 502, headers });
  expect(await told(call, page)).toBe("It failed.");
  const offline = async () => {
    throw new TypeError("Failed to fetch");
  };
  expect(await told(call, offline)).toBe("It failed.");
});

it("gives up on a dead connection in time, and waits for what takes minutes", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", vi.fn(unanswered));
  const short = vi.fn();
  const long = vi.fn();
  void requestJson("/api/login", { body: {} }).catch(short);
  void requestJson("/api/clover/sync/orders", { isLong: true }).catch(long);
  await vi.advanceTimersByTimeAsync(ANSWER_TIMEOUT_MS - 1);
  expect(short).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(short).toHaveBeenCalledTimes(1);
  expect(long).not.toHaveBeenCalled();
});
