import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { z } from "zod";
import type { Actor } from "@/lib/actor";
import { actorFromHeaders } from "@/lib/auth/current-actor";
import { AppError } from "@/lib/errors";
import { route } from "@/lib/http/route";
import { resetLimits } from "@/lib/limits/rate-limit";
import { log } from "@/lib/log";
import { callRoute } from "@/tests/support/call-route";

vi.mock("@/lib/auth/current-actor", () => ({ actorFromHeaders: vi.fn() }));

const customer: Actor = { kind: "user", id: "1", username: "c", email: null, isAdmin: false, sessionId: "s" };
const admin: Actor = { ...customer, isAdmin: true };
const as = (actor: Actor) => vi.mocked(actorFromHeaders).mockResolvedValue(actor);
const post = { method: "POST", json: {} };

beforeEach(() => {
  resetLimits();
  as({ kind: "visitor" });
});

/** A body that fails the test when someone reads it. */
function unreadBody() {
  const pull = vi.fn();
  return { pull, body: new ReadableStream({ pull }, { highWaterMark: 0 }) };
}

describe("access", () => {
  const run = vi.fn(() => ({ fine: true }));
  const handler = route({ access: "admin", body: z.object({}), run });

  it("is checked before the body is read and before the handler runs", async () => {
    for (const [actor, status] of [
      [{ kind: "visitor" } as const, 401],
      [customer, 403],
    ] as const) {
      as(actor);
      const { pull, body } = unreadBody();
      const request = new Request("http://localhost:3000/", {
        method: "POST",
        headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
        body,
        duplex: "half",
      } as RequestInit);
      expect((await handler(request, { params: Promise.resolve({}) })).status).toBe(status);
      expect(pull).not.toHaveBeenCalled();
    }
    expect(run).not.toHaveBeenCalled();
    as(admin);
    expect((await callRoute(handler, post)).status).toBe(200);
  });

  it("of anybody who is signed in is not given to a visitor", async () => {
    const ofUsers = route({ access: "user", run: () => 1 });
    expect((await callRoute(ofUsers)).status).toBe(401);
    as(customer);
    expect((await callRoute(ofUsers)).status).toBe(200);
  });

  it("is answered with 503 while the session database is unavailable", async () => {
    vi.mocked(actorFromHeaders).mockRejectedValue(new Error("connect ECONNREFUSED 10.0.0.7:5432"));
    const answer = await callRoute(handler, post);
    expect(answer.status).toBe(503);
    expect(await answer.text()).toBe("This is not available right now. Please try again.");
  });
});

describe("an error", () => {
  const failing = (error: unknown) =>
    route({
      access: "public",
      run: () => {
        throw error;
      },
    });

  it("of the application is answered with its message, status and Retry-After", async () => {
    const answer = await callRoute(
      failing(new AppError("rate_limited", "Slow down.", { retryAfterSeconds: 7 })),
    );
    expect([answer.status, await answer.text()]).toEqual([429, "Slow down."]);
    expect(answer.headers.get("retry-after")).toBe("7");
    expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
  });

  it("that is unexpected is answered with a reference only, under which the log has the details", async () => {
    const logged = vi.spyOn(log, "error").mockImplementation(() => {});
    onTestFinished(() => logged.mockRestore());
    for (const error of [
      new Error("SELECT secret FROM /srv/app/lib.ts"),
      "a string",
      null,
      { sql: "secret" },
    ]) {
      const answer = await callRoute(failing(error));
      expect(answer.status).toBe(500);
      const reference = answer.headers.get("x-request-id")?.slice(0, 8);
      expect(await answer.text()).toBe(`Something went wrong on our side. Reference: ${reference}`);
      const requestId = answer.headers.get("x-request-id");
      expect(logged).toHaveBeenLastCalledWith({ err: error, requestId }, "unexpected error");
    }
  });
});

describe("a request", () => {
  it("with a repeated query key is refused", async () => {
    const handler = route({
      access: "public",
      query: z.object({ page: z.string() }),
      run: (_, { query }) => query,
    });
    expect(await (await callRoute(handler, { path: "/?page=2" })).json()).toEqual({ page: "2" });
    for (const path of ["/?page=1&page=2", "/?page=1&page=1"])
      expect((await callRoute(handler, { path })).status).toBe(400);
  });

  it("of a public route over its rate limit is refused before authentication", async () => {
    vi.mocked(actorFromHeaders).mockClear();
    const handler = route({
      access: "public",
      budget: { name: "t", points: 1, windowSeconds: 60 },
      run: () => 1,
    });
    const from = (address: string) => callRoute(handler, { headers: { "x-shop-client-address": address } });
    expect((await from("2001:db8::1")).status).toBe(200);
    expect((await from("2001:db8::2")).status).toBe(429);
    expect((await from("2001:db8:0:1::2")).status).toBe(200);
    expect(actorFromHeaders).toHaveBeenCalledTimes(2);
  });

  it("without access does not count against the rate limit of those who have it", async () => {
    const budget = { name: "v", points: 1, windowSeconds: 60 };
    const handler = route({ access: "admin", budget, run: () => 1 });
    for (const [actor, status] of [
      [{ kind: "visitor" } as const, 401],
      [customer, 403],
      [admin, 200],
      [admin, 429],
    ] as const) {
      as(actor);
      expect((await callRoute(handler)).status).toBe(status);
    }
  });

  it("from another site is refused before it counts against a rate limit", async () => {
    const handler = route({
      access: "public",
      budget: { name: "u", points: 1, windowSeconds: 60 },
      run: () => 1,
    });
    const foreign = { ...post, headers: { origin: "https://evil.example", "sec-fetch-site": "cross-site" } };
    for (let at = 0; at < 3; at++) expect((await callRoute(handler, foreign)).status).toBe(403);
    expect((await callRoute(handler, post)).status).toBe(200);
  });
});

it("every answer has Cache-Control: private, no-store", async () => {
  for (const [run, status] of [
    [() => ({ mine: true }), 200],
    [() => undefined, 204],
    [() => new Response("mine"), 200],
  ] as const) {
    const answer = await callRoute(
      route<undefined, undefined, undefined, unknown>({ access: "public", run }),
    );
    expect(answer.status).toBe(status);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
  }
});

it("an answer has the status that the route declares", async () => {
  const answer = await callRoute(route({ access: "public", status: 201, run: () => 1 }));
  expect(answer.status).toBe(201);
});

it("an answer has the id of its request, or a new one instead of a malformed id", async () => {
  const handler = route({ access: "public", run: () => 1 });
  const idFor = async (given: string) =>
    (await callRoute(handler, { headers: { "x-request-id": given } })).headers.get("x-request-id");
  const id = "0123456789abcdef";
  expect(await idFor(id)).toBe(id);
  for (const malformed of [id.slice(1), id.repeat(5), `${id}.`, `<b>${id}`])
    expect(await idFor(malformed)).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
});

describe("a Response returned by a handler", () => {
  it("keeps its own headers and gets the missing default ones", async () => {
    const made = new Response("x", { status: 201, headers: { "cache-control": "public, max-age=60" } });
    const answer = await callRoute(route({ access: "public", run: () => made }));
    expect(answer.status).toBe(201);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=60");
    expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });
});
