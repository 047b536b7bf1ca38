// Runs once: it tests what reaches next-auth; the statements are those of sessions.
import { NextRequest } from "next/server";
import { beforeEach, expect, it, vi } from "vitest";
import { findLiveSession } from "@/lib/auth/sessions";
import { db } from "@/lib/db/client";
import { nextAuthHandler } from "@/lib/http/next-auth-handler";
import { makeAdmin } from "@/tests/factories/user";
import { callRoute } from "@/tests/support/call-route";

/** next-auth takes its request from Next's server, which is not here; what it answers does not matter to these tests. */
const answer = vi.hoisted(() => vi.fn(async () => Response.json({})));
vi.mock("next-auth", () => ({ default: answer }));

const sessions = vi.hoisted(() => ({ isAway: false }));
vi.mock("@/lib/auth/sessions", async (load) => {
  const real = await load<typeof import("@/lib/auth/sessions")>();
  const findLiveSession: typeof real.findLiveSession = async (...given) => {
    if (sessions.isAway) throw new Error("connect ECONNREFUSED 10.0.0.7:5432");
    return real.findLiveSession(...given);
  };
  return { ...real, findLiveSession };
});

beforeEach(() => {
  sessions.isAway = false;
  answer.mockClear();
});

const call = (action: string, method: string, cookie: string) =>
  callRoute(
    (request) =>
      nextAuthHandler(new NextRequest(request), { params: Promise.resolve({ nextauth: [action] }) }),
    { method, cookie, body: method === "POST" ? new URLSearchParams({ json: "true" }) : undefined },
  );

it.each([
  ["session", "GET"],
  ["signout", "POST"],
])(
  "answers %s with 503 while the database is away, and the browser keeps its session",
  async (action, method) => {
    const { cookie } = await makeAdmin();
    sessions.isAway = true;
    const response = await call(action, method, cookie);
    expect(response.status).toBe(503);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(answer).not.toHaveBeenCalled();
  },
);

it("signing out ends the session, is audited and clears both cookies, as with /api/logout", async () => {
  const { ctx, cookie, id } = await makeAdmin();
  const { actor } = ctx;
  if (actor.kind !== "user") throw new Error("nobody is signed in");
  const response = await call("signout", "POST", cookie);
  expect(response.status).toBe(200);
  expect(await findLiveSession(actor.sessionId, id)).toBeNull();
  expect(await db().auditEntry.count({ where: { entityId: id, action: "sign out" } })).toBe(1);
  const cleared = response.headers.getSetCookie().map((text) => text.split(";")[0]);
  expect(cleared).toEqual(["shop-session=", "shop-signed-in="]);
});

it("asking who is signed in, or for the page to sign out, ends nothing", async () => {
  const { ctx, cookie, id } = await makeAdmin();
  for (const action of ["session", "signout"]) expect((await call(action, "GET", cookie)).status).toBe(200);
  const { actor } = ctx;
  expect(await findLiveSession(actor.kind === "user" ? actor.sessionId : "", id)).not.toBeNull();
});
