// Runs once: it tests when the database is asked; the statements are those of sessions.
import { beforeEach, expect, it, vi } from "vitest";
import { endSession } from "@/lib/auth/sessions";
import { staffRefusal } from "@/lib/auth/staff-refusal";
import { db } from "@/lib/db/client";
import { makeAdmin, makeSignedIn } from "@/tests/factories/user";

/** What is asked first waits for `hold`. */
const asked = vi.hoisted(() => ({ now: 0, most: 0, order: [] as string[], hold: async () => {} }));
vi.mock("@/lib/auth/sessions", async (load) => {
  const real = await load<typeof import("@/lib/auth/sessions")>();
  const findLiveSession: typeof real.findLiveSession = async (...given) => {
    asked.now += 1;
    asked.most = Math.max(asked.most, asked.now);
    asked.order.push(given[0]);
    await asked.hold();
    return real.findLiveSession(...given).finally(() => {
      asked.now -= 1;
    });
  };
  return { ...real, findLiveSession };
});

beforeEach(() => {
  Object.assign(asked, { now: 0, most: 0, order: [], hold: async () => {} });
});

async function claimsOf(signedIn: ReturnType<typeof makeSignedIn>) {
  const { ctx, id } = await signedIn;
  if (ctx.actor.kind !== "user") throw new Error("nobody is signed in");
  return { sid: ctx.actor.sessionId, sub: id };
}

it("lets an admin's live session through, and no other", async () => {
  const admin = await claimsOf(makeAdmin());
  const customer = await claimsOf(makeSignedIn());
  expect(await staffRefusal(admin, "id")).toBeNull();
  expect(await staffRefusal(customer, "id")).toBe("forbidden");
  expect(await staffRefusal({ ...admin, sub: customer.sub }, "id")).toBe("unauthenticated");
  await endSession(db(), admin.sid, new Date());
  expect(await staffRefusal(admin, "id")).toBe("unauthenticated");
});

it("lets nobody through while the database is away", async () => {
  const admin = await claimsOf(makeAdmin());
  asked.hold = async () => {
    throw new Error("connect ECONNREFUSED 10.0.0.7:5432");
  };
  expect(await staffRefusal(admin, "id")).toBe("unavailable");
});

it("a flood with the token of an ended session takes one connection and delays others by one look-up", async () => {
  const ended = await claimsOf(makeAdmin());
  await endSession(db(), ended.sid, new Date());
  const admin = await claimsOf(makeAdmin());
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  asked.hold = () => held;
  const flood = Array.from({ length: 60 }, () => staffRefusal(ended, "id"));
  const staff = staffRefusal(admin, "id");
  goOn();
  expect(await staff).toBeNull();
  const refused = await Promise.all(flood);
  expect(refused.filter((code) => code === "unauthenticated")).toHaveLength(21);
  expect(refused.filter((code) => code === "rate_limited")).toHaveLength(39);
  expect(asked.most).toBe(1);
  expect(asked.order.indexOf(admin.sid)).toBeLessThanOrEqual(2);
});
