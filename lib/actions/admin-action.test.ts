import { refresh, updateTag } from "next/cache";
import { beforeEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { adminAction, adminChange } from "@/lib/actions/admin-action";
import { actionCalls } from "@/lib/actions/call";
import type { Actor } from "@/lib/actor";
import { currentActor } from "@/lib/auth/current-actor";
import { AppError, type ErrorCode } from "@/lib/errors";

vi.mock("next/cache", () => ({ refresh: vi.fn(), updateTag: vi.fn() }));
vi.mock("@/lib/db/client", () => ({ db: () => ({ cacheFlush: { create: async () => ({}) } }) }));
vi.mock("next/headers", () => ({ headers: async () => new Headers({ "sec-fetch-site": "same-origin" }) }));
vi.mock("@/lib/auth/current-actor", () => ({ currentActor: vi.fn() }));

const owner: Actor = { kind: "user", id: "1", username: "o", email: null, isAdmin: true, sessionId: "s" };
const Nothing = z.object({});
const refused = (code: ErrorCode) => async () => {
  throw new AppError(code);
};

beforeEach(() => {
  vi.mocked(refresh).mockClear();
  vi.mocked(currentActor).mockResolvedValue(owner);
});

it("brings the screen along with a change that was made", async () => {
  expect(await adminChange(Nothing, async () => 7)({})).toEqual({ ok: true, value: 7 });
  expect(refresh).toHaveBeenCalledOnce();
});

it.each(["conflict", "not_found"] as const)(
  "brings the screen along with %s, which it is too old for",
  async (code) => {
    expect(await adminChange(Nothing, refused(code))({})).toMatchObject({ ok: false, code });
    expect(refresh).toHaveBeenCalledOnce();
  },
);

it("leaves the screen as it is after other refusals and after a read", async () => {
  await adminChange(Nothing, refused("bad_input"))({});
  await adminAction(Nothing, async () => 7)({});
  await adminAction(Nothing, refused("not_found"))({});
  vi.mocked(currentActor).mockResolvedValue({ kind: "visitor" });
  expect(await adminChange(Nothing, async () => 7)({})).toMatchObject({ code: "unauthenticated" });
  expect(refresh).not.toHaveBeenCalled();
});

it("flushes what a change touched at once, so that staff see their own change", async () => {
  await adminChange(Nothing, async (ctx) => ctx.touch("customers"))({});
  expect(updateTag).toHaveBeenCalledExactlyOnceWith("customers");
});

it("returns the sentences of refused fields", async () => {
  const failure = { ok: false, code: "bad_input", fieldErrors: { name: "Say who" } };
  const act = adminAction(z.object({ name: z.string().min(1, "Say who") }), async () => 7);
  expect(await act({ name: "" })).toMatchObject(failure);
});

it("notes that it began, so that a mistake of its caller and one of its own can be told apart", async () => {
  const call = { hasBegun: false };
  await actionCalls().run(call, () => adminAction(Nothing, refused("bad_input"))({}));
  expect(call.hasBegun).toBe(true);
});
