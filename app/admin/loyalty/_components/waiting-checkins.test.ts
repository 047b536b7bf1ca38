import { UnrecognizedActionError } from "next/dist/client/components/unrecognized-action-error";
import { beforeEach, expect, it, vi } from "vitest";
import { showToast } from "@/components/feedback/toast";
import { ERRORS, type ErrorCode } from "@/lib/errors";
import { recordCheckinAction } from "../actions";
import { dropWaiting, keepForLater, sendWaiting, waitingCheckins } from "./waiting-checkins";

vi.mock("../actions", () => ({ recordCheckinAction: vi.fn() }));
vi.mock("@/components/feedback/toast", () => ({ showToast: vi.fn() }));

const record = vi.mocked(recordCheckinAction);
const refusal = (code: ErrorCode) =>
  ({ ok: false, code, message: ERRORS[code].message, fieldErrors: {} }) as const;
const waiting = (name: string) => ({ asked: { phone: "7025550101" }, idempotencyKey: `key-${name}`, name });

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  record.mockReset();
  vi.mocked(showToast).mockReset();
  keepForLater(waiting("Dana"));
});

const FINAL: ErrorCode[] = ["bad_input", "not_found", "conflict", "too_large", "unsupported_type"];
const PASSING = (Object.keys(ERRORS) as ErrorCode[]).filter((code) => !FINAL.includes(code));

it.each(PASSING)("keeps a check-in that the server answers with %s, with the answer", async (code) => {
  record.mockResolvedValue(refusal(code));
  expect(await sendWaiting()).toBe(false);
  expect(waitingCheckins()).toEqual([{ ...waiting("Dana"), lastAnswer: ERRORS[code].message }]);
  expect(showToast).not.toHaveBeenCalled();
  record.mockResolvedValue({ ok: true, value: { checkinCount: 3, tier: "None" } });
  expect(await sendWaiting()).toBe(true);
  expect(waitingCheckins()).toEqual([]);
});

it.each(FINAL)("drops and reports a check-in that the server refuses with %s", async (code) => {
  record.mockResolvedValue(refusal(code));
  expect(await sendWaiting()).toBe(true);
  expect(waitingCheckins()).toEqual([]);
  expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ title: "Check-in Failed" }));
});

it("keeps everything while no answer comes, and sends the others when only one has to wait", async () => {
  keepForLater(waiting("Kim"));
  record.mockRejectedValue(new TypeError("fetch failed"));
  await sendWaiting();
  expect(waitingCheckins().map(({ name }) => name)).toEqual(["Dana", "Kim"]);
  record.mockResolvedValueOnce(refusal("upstream_failed"));
  record.mockResolvedValueOnce({ ok: true, value: { checkinCount: 1, tier: "None" } });
  await sendWaiting();
  expect(waitingCheckins().map(({ name }) => name)).toEqual(["Dana"]);
});

it("asks no further while the server turns every request away", async () => {
  keepForLater(waiting("Kim"));
  record.mockResolvedValue(refusal("rate_limited"));
  await sendWaiting();
  expect(record).toHaveBeenCalledTimes(1);
});

it("keeps everything and says so on a page older than the site, whose action no longer exists", async () => {
  record.mockRejectedValue(new UnrecognizedActionError("Server Action was not found"));
  await expect(sendWaiting()).rejects.toThrow(UnrecognizedActionError);
  expect(waitingCheckins()).toEqual([waiting("Dana")]);
  record.mockResolvedValue({ ok: true, value: { checkinCount: 3, tier: "None" } });
  expect(await sendWaiting()).toBe(true);
});

it("drops the one that staff give up, and only that", () => {
  keepForLater(waiting("Kim"));
  dropWaiting(waiting("Dana"));
  expect(waitingCheckins()).toEqual([waiting("Kim")]);
});
