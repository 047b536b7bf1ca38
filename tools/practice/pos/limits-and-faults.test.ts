import { request } from "node:http";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { practiceWithClient } from "./test-client";

const { pos, call, list } = await practiceWithClient({ limits: true, customers: 50, orders: 50 });

/** Sends a request that fetch cannot: without User-Agent, or with invalid headers. */
function bareStatus(path: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(`${pos.url}${path}`, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on("error", reject).end();
  });
}

describe("authentication", () => {
  it("answers the same 401 to a missing or wrong token, another merchant's id and a token in the query", async () => {
    const path = `/v3/merchants/${pos.merchantId}/items`;
    const agent = { "user-agent": "test" };
    const good = { ...agent, authorization: `Bearer ${pos.token}` };
    expect(await bareStatus(path, good)).toBe(200);
    expect(await bareStatus(path, agent)).toBe(401);
    expect(await bareStatus(path, { ...agent, authorization: "Bearer wrong" })).toBe(401);
    expect(await bareStatus("/v3/merchants/XXXXXXXXXXXXX/items", good)).toBe(401);
    expect(await bareStatus(`${path}?access_token=${pos.token}`, good)).toBe(401);
    expect(pos.control.log().violations).toMatchObject({ badToken: 3, tokenInQuery: 1 });
  });

  it("answers 400 without User-Agent", async () => {
    const path = `/v3/merchants/${pos.merchantId}/items`;
    expect(await bareStatus(path, { authorization: `Bearer ${pos.token}` })).toBe(400);
  });

  it("can revoke and restore a token", async () => {
    pos.control.revokeToken();
    expect((await call("items")).status).toBe(401);
    pos.control.restoreToken();
    expect((await call("items")).status).toBe(200);
  });

  it("never stores a token in the request log", async () => {
    await call("items?limit=1");
    expect(JSON.stringify(pos.control.requests())).not.toContain(pos.token);
  });

  it("refuses unknown paths and methods", async () => {
    expect((await call("nothing")).status).toBe(405);
    expect((await call("orders", { method: "DELETE" })).status).toBe(405);
  });

  it("keeps idle connections for a client that is busy", async () => {
    expect((await call("items?limit=1")).headers.get("keep-alive")).toBe("timeout=65");
  });

  it("answers 404 to a path that begins with two slashes", async () => {
    expect(await bareStatus("//", { "user-agent": "test" })).toBe(404);
  });
});

describe("the limits", () => {
  // A busy machine may take longer than a second for the requests that one second allows.
  beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));

  it("allow sixteen requests a second and refuse the seventeenth with Clover's header", async () => {
    for (let n = 0; n < 16; n++) expect((await call("items?limit=1")).status).toBe(200);
    const refused = await call("items?limit=1");
    expect(refused.status).toBe(429);
    expect(refused.headers.get("x-ratelimit-tokenlimit")).toBe("16");
    expect(refused.headers.get("retry-after")).toBe("1");
    await refused.text();
    vi.advanceTimersByTime(1_000);
    expect((await call("items?limit=1")).status).toBe(200);
  });

  it("allow five concurrent requests and refuse the sixth", async () => {
    pos.control.addFault({ kind: "hang", times: 5 });
    const client = new AbortController();
    const calls = Array.from({ length: 6 }, () => call("items?limit=1", { signal: client.signal }));
    const refused = await Promise.any(calls);
    expect([refused.status, refused.headers.get("x-ratelimit-tokenconcurrentlimit")]).toEqual([429, "5"]);
    client.abort();
    const left = await Promise.allSettled(calls);
    expect(left.filter(({ status }) => status === "rejected")).toHaveLength(5);
    expect(pos.control.log()).toMatchObject({ maxInFlight: 6, violations: { tooManyInFlight: 1 } });
  });

  it("extend the delay of a client that retries too early, and reset it for one that waits", async () => {
    pos.control.addFault({ kind: "status", status: 429, retryAfter: 1 });
    expect((await call("items?limit=1")).headers.get("retry-after")).toBe("1");
    vi.advanceTimersByTime(100);
    const early = await call("items?limit=1");
    expect([early.status, early.headers.get("retry-after")]).toEqual([429, "2"]);
    expect(pos.control.log().violations.calledBeforeRetryAfter).toBe(1);
    vi.advanceTimersByTime(2_000);
    expect((await call("items?limit=1")).status).toBe(200);
    expect(pos.control.log().violations.calledBeforeRetryAfter).toBe(1);
  });

  it("can be switched off and changed while the server runs", async () => {
    pos.control.changeSettings({ limitsOn: false });
    const answers = await Promise.all(Array.from({ length: 40 }, () => call("items?limit=1")));
    expect(answers.every((answer) => answer.status === 200)).toBe(true);
    expect(() => pos.control.changeSettings({ requestsPerSecond: 0 })).toThrow();
  });
});

describe("faults", () => {
  it("answer with the given status, header and text, then let the next call through", async () => {
    pos.control.addFault({ kind: "status", status: 500, body: "<h1>down</h1>", path: "^/items$" });
    expect((await call("categories")).status).toBe(200);
    const down = await call("items?limit=1");
    expect([down.status, await down.text()]).toEqual([500, "<h1>down</h1>"]);
    expect((await call("items?limit=1")).status).toBe(200);
  });

  it("begin after a given number of successful calls", async () => {
    pos.control.addFault({ kind: "status", status: 503, after: 2, times: 1 });
    const statuses = [];
    for (let n = 0; n < 4; n++) statuses.push((await call("items?limit=1")).status);
    expect(statuses).toEqual([200, 200, 503, 200]);
  });

  it("close the connection before or during the response", async () => {
    pos.control.addFault({ kind: "reset" });
    await expect(call("items")).rejects.toThrow();
    pos.control.addFault({ kind: "reset-mid-body" });
    await expect(call("items").then((answer) => answer.text())).rejects.toThrow();
    expect(pos.control.log()).toMatchObject({ inFlight: 0, statuses: { 0: 2 } });
  });

  it("hang until the client disconnects, and release its slot then", async () => {
    pos.control.addFault({ kind: "hang" });
    const client = new AbortController();
    const left = expect(call("items", { signal: client.signal })).rejects.toThrow("aborted");
    await vi.waitFor(() => expect(pos.control.log().inFlight).toBe(1));
    client.abort();
    await left;
    await vi.waitFor(() => expect(pos.control.log().inFlight).toBe(0));
  });

  it("send a response slowly", async () => {
    pos.control.addFault({ kind: "slow", bytesPerSecond: 2_000 });
    const started = performance.now();
    await (await call("items?limit=1")).json();
    expect(performance.now() - started).toBeGreaterThan(100);
  });

  it("corrupt a response: HTML, half the JSON, nothing, another shape", async () => {
    const texts: string[] = [];
    for (const kind of ["html", "truncated", "empty-body", "wrong-shape"] as const) {
      pos.control.addFault({ kind });
      texts.push(await (await call("items")).text());
    }
    expect(texts[0]).toContain("<!DOCTYPE html>");
    expect(() => JSON.parse(texts[1] ?? "")).toThrow();
    expect(texts[2]).toBe("");
    expect(JSON.parse(texts[3] ?? "")).toMatchObject({ elements: { id: 1 } });
  });

  it("duplicate elements, or drop some or all of them", async () => {
    pos.control.addFault({ kind: "duplicates", share: 1 });
    const twice = await list("items?limit=50");
    expect(twice).toHaveLength(100);
    expect(new Set(twice.map((item) => item.id)).size).toBe(50);
    pos.control.addFault({ kind: "vanish", share: 0.9 });
    expect((await list("items?limit=100")).length).toBeLessThan(30);
    pos.control.addFault({ kind: "empty-list" });
    expect(await list("items")).toEqual([]);
  });

  it("send an endless response until the client disconnects", async () => {
    pos.control.addFault({ kind: "huge", bytes: 2_000_000_000 });
    const answer = await call("items");
    const reader = answer.body?.getReader();
    let read = 0;
    // An answer that ends has no further value.
    while (read < 5_000_000) read += (await reader?.read())?.value?.length ?? Number.NaN;
    await reader?.cancel();
    expect(read).toBeGreaterThanOrEqual(5_000_000);
    await vi.waitFor(() => expect(pos.control.log().inFlight).toBe(0));
  });

  it("occur randomly but reproducibly", async () => {
    pos.control.changeSettings({ limitsOn: false });
    const run = async () => {
      pos.control.clearFaults();
      pos.control.addFault({ kind: "status", status: 500, times: 0, probability: 0.3 });
      const statuses = [];
      for (let n = 0; n < 40; n++) statuses.push((await call("items?limit=1")).status);
      return statuses.join();
    };
    const first = await run();
    expect(first).toContain("500");
    expect(first).toContain("200");
    expect(await run()).toBe(first);
  });
});

describe("the control API", () => {
  const control = (path: string, init?: RequestInit) => fetch(`${pos.url}/control${path}`, init);

  it("offers over HTTP what tests in the same process call directly", async () => {
    const made = await control("/items", {
      method: "POST",
      body: JSON.stringify({ name: "Over HTTP", price: 100 }),
    });
    const { id } = (await made.json()) as { id: string };
    await control(`/items/${id}/stock`, { method: "POST", body: JSON.stringify({ quantity: 3 }) });
    const orders = await control("/orders", {
      method: "POST",
      body: JSON.stringify({ lines: [{ itemId: id }] }),
    });
    const [order] = (await orders.json()) as { id: string }[];
    expect((await control(`/orders/${order?.id}/refund`, { method: "POST" })).status).toBe(200);
    const truth = (await (await control("/truth?parts=products")).json()) as Record<string, unknown>;
    expect(truth.products).toMatchObject({ listed: expect.any(Number) });
    expect(truth.orders).toBeUndefined();
    await control("/reset", { method: "POST" });
    expect((await call(`items/${id}`)).status).toBe(404);
  });

  it("lists its calls", async () => {
    expect(await (await control("")).json()).toEqual({
      calls: expect.arrayContaining(["GET /truth", "POST /orders/:id/refund"]),
    });
  });

  it("names the error in a request and refuses web pages", async () => {
    const wrong = await control("/faults", { method: "POST", body: '{"kind":"fire"}' });
    expect(wrong.status).toBe(400);
    expect(((await wrong.json()) as { message: string }).message).toMatch(/^kind: /);
    expect((await control("/nothing")).status).toBe(404);
    expect((await control("/settings", { headers: { origin: "https://example.com" } })).status).toBe(403);
  });

  it("moves the shop's clock and with it the current day", async () => {
    pos.control.moveClock({ running: false, now: "2026-03-08T09:30:00Z" });
    pos.control.addOrders({});
    expect((await pos.control.truth(["orders"])).orders?.today.lockedPaid).toBe(1);
    pos.control.moveClock({ advanceMs: 23 * 3_600_000 });
    expect(await pos.control.truth(["orders"])).toMatchObject({
      shopDay: "2026-03-09",
      orders: { today: { lockedPaid: 0 } },
    });
  });
});
