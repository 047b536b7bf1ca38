import { beforeEach, expect, it, vi } from "vitest";
import { showToast } from "@/components/feedback/toast";
import { AppError, ERRORS, type ErrorCode } from "@/lib/errors";
import { problem } from "@/lib/http/problem";
import { queueCheckin, queuedCheckins, queueText, removeQueued, sendQueued } from "./queued-checkins";

vi.mock("@/components/feedback/toast", () => ({ showToast: vi.fn() }));

const send = vi.fn<typeof fetch>();
const refusal = (code: ErrorCode) => problem(new AppError(code), "request");
const recorded = () => Response.json({ checkinCount: 3, tier: "None" });
const queued = (name: string) => ({ asked: { phone: "7025550101" }, idempotencyKey: `key-${name}`, name });
const names = () => queuedCheckins().map(({ name }) => name);

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal("fetch", send);
  send.mockReset();
  vi.mocked(showToast).mockReset();
  queueCheckin(queued("Dana"));
});

const FINAL: ErrorCode[] = ["bad_input", "not_found", "conflict", "too_large", "unsupported_type"];
const PASSING = (Object.keys(ERRORS) as ErrorCode[]).filter((code) => !FINAL.includes(code));

it("sends a check-in with its key and a time limit, reports it and forgets it", async () => {
  send.mockResolvedValueOnce(recorded());
  expect(await sendQueued()).toBe(true);
  const [address, options] = send.mock.calls[0] ?? [];
  expect(address).toBe("/api/loyalty/checkin");
  expect(options).toMatchObject({
    method: "POST",
    headers: { "idempotency-key": "key-Dana" },
    body: JSON.stringify({ phone: "7025550101" }),
    signal: expect.any(AbortSignal),
  });
  expect(queuedCheckins()).toEqual([]);
  expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ title: "Check-in Recorded" }));
});

it.each(PASSING)("keeps a check-in that the server answers with %s, with the answer", async (code) => {
  send.mockResolvedValueOnce(refusal(code));
  expect(await sendQueued()).toBe(false);
  expect(queuedCheckins()).toEqual([{ ...queued("Dana"), lastAnswer: ERRORS[code].message }]);
  expect(showToast).not.toHaveBeenCalled();
  send.mockResolvedValueOnce(recorded());
  expect(await sendQueued()).toBe(true);
  expect(queuedCheckins()).toEqual([]);
});

it.each(FINAL)("keeps a check-in refused with %s until it is removed, and sends it no more", async (code) => {
  queueCheckin(queued("Kim"));
  send.mockResolvedValueOnce(refusal(code)).mockResolvedValueOnce(recorded());
  expect(await sendQueued()).toBe(true);
  const refused = { ...queued("Dana"), lastAnswer: ERRORS[code].message, isRefused: true };
  expect(queuedCheckins()).toEqual([refused]);
  expect(await sendQueued()).toBe(false);
  expect(send).toHaveBeenCalledTimes(2);
  removeQueued(refused);
  expect(queuedCheckins()).toEqual([]);
});

it("keeps everything while no answer comes, and sends the others when only one has to wait", async () => {
  queueCheckin(queued("Kim"));
  send.mockRejectedValueOnce(new TypeError("fetch failed"));
  await sendQueued();
  expect(names()).toEqual(["Dana", "Kim"]);
  send.mockResolvedValueOnce(refusal("upstream_failed")).mockResolvedValueOnce(recorded());
  await sendQueued();
  expect(names()).toEqual(["Dana"]);
});

it("forgets an answer once no other comes: it may wait for the connection, not for a sign-in", async () => {
  send.mockResolvedValueOnce(refusal("unauthenticated"));
  await sendQueued();
  send.mockRejectedValueOnce(new TypeError("fetch failed"));
  await sendQueued();
  expect(queuedCheckins()).toEqual([queued("Dana")]);
});

it.each([200, 404, 502])("takes a page of the network with status %i for no answer", async (status) => {
  const headers = { "content-type": "text/html" };
  send.mockResolvedValueOnce(new Response("<p>Sign in to the Wi-Fi</p>", { status, headers }));
  expect(await sendQueued()).toBe(false);
  expect(queuedCheckins()).toEqual([queued("Dana")]);
});

it("asks no further while the server turns every request away", async () => {
  queueCheckin(queued("Kim"));
  send.mockResolvedValueOnce(refusal("rate_limited"));
  await sendQueued();
  expect(send).toHaveBeenCalledTimes(1);
});

it("does not send one that staff remove while those before it are sent", async () => {
  queueCheckin(queued("Kim"));
  send.mockImplementation(async () => {
    removeQueued(queued("Kim"));
    return recorded();
  });
  await sendQueued();
  expect(send).toHaveBeenCalledTimes(1);
  expect(queuedCheckins()).toEqual([]);
});

it("keeps sending when storage is full", async () => {
  queueCheckin(queued("Kim"));
  const { setItem } = localStorage;
  const longest = queueText().length;
  localStorage.setItem = (key, value) => {
    if (value.length > longest) throw new DOMException("full", "QuotaExceededError");
    setItem(key, value);
  };
  send.mockResolvedValueOnce(refusal("not_found")).mockResolvedValueOnce(recorded());
  expect(await sendQueued()).toBe(true);
  expect(queuedCheckins()).toEqual([queued("Dana")]);
});

it("drops the one that staff give up, and only that", () => {
  queueCheckin(queued("Kim"));
  removeQueued(queued("Dana"));
  expect(queuedCheckins()).toEqual([queued("Kim")]);
});

it("has none where the browser denies its storage", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(queueText()).toBe("[]");
});
