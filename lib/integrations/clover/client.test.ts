import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type PracticePos, startPracticePos } from "@/tools/practice/pos/start";
import { type CloverClient, type CloverOptions, type CloverPages, createCloverClient } from "./client";

let pos: PracticePos;
let clover: CloverClient;

/** Each test has a token of its own, and so limits of its own. */
async function open(products?: number, options: Partial<CloverOptions> = {}) {
  pos = await startPracticePos({ token: randomUUID(), customers: 30, orders: 0, products });
  clover = connect(options);
}

function connect(options: Partial<CloverOptions> = {}): CloverClient {
  const { url: baseUrl, token, merchantId } = pos;
  return createCloverClient({ baseUrl, token, merchantId, random: () => 0.02, ...options });
}

async function all<T>(pages: CloverPages<T>) {
  const elements: T[] = [];
  const skipped: unknown[] = [];
  for await (const page of pages) {
    elements.push(...page.elements);
    skipped.push(...page.skipped);
  }
  return { elements, skipped };
}

/** The ids of a listing, read by hand a hundred at a time. */
async function idsOf(list: string): Promise<string[]> {
  pos.control.changeSettings({ limitsOn: false });
  const ids: string[] = [];
  for (let offset = 0; ; offset += 100) {
    const address = `${pos.url}/v3/merchants/${pos.merchantId}/${list}?limit=100&offset=${offset}`;
    const answer = await fetch(address, { headers: { authorization: `Bearer ${pos.token}` } });
    const { elements } = (await answer.json()) as { elements: { id: string }[] };
    ids.push(...elements.map(({ id }) => id));
    if (elements.length < 100) return ids;
  }
}

const onItems = { path: "^/items$" };

beforeEach(() => open());
afterEach(() => pos.close());

describe("reading the shop", () => {
  test("reads the merchant and its creation date", async () => {
    const merchant = await clover.merchant();
    expect(merchant.id).toBe(pos.merchantId);
    expect(merchant.createdTime).toBeGreaterThan(0);
  });

  test("lists every item once, with category, stock and age restriction, within Clover's limits", async () => {
    await pos.close();
    await open(2_500);
    const { elements, skipped } = await all(clover.items());
    expect(elements.length).toBeGreaterThan(2_000);
    expect(skipped).toEqual([]);
    expect(elements.some(({ categories }) => categories.length > 0)).toBe(true);
    expect(elements.some(({ ageRestrictedObj }) => ageRestrictedObj?.name === "Tobacco")).toBe(true);
    expect(Object.values(pos.control.log().violations).every((count) => count === 0)).toBe(true);
    expect(pos.control.log().total).toBe(3);
    expect(elements.map(({ id }) => id)).toEqual(await idsOf("items"));
  });

  test("reads categories", async () => {
    const categories = await all(clover.categories());
    expect(categories.elements.map(({ name }) => name)).toContain("Hookahs");
  });

  test("skips a hostile item with a reason and keeps the rest of the page", async () => {
    const { elements } = await all(clover.items());
    pos.control.updateItem(elements[0]?.id ?? "", { wire: { price: 2 ** 53 } });
    pos.control.updateItem(elements[1]?.id ?? "", { wire: { name: { evil: true } } });
    const read = await all(clover.items());
    expect(read.elements).toHaveLength(elements.length - 2);
    expect(read.skipped).toEqual([
      { id: elements[0]?.id, reason: expect.stringMatching(/^price: /), name: elements[0]?.name },
      { id: elements[1]?.id, reason: expect.stringMatching(/^name: /) },
    ]);
  });
});

describe("a provider in trouble", () => {
  test.each([
    ["500", { kind: "status", status: 500 }],
    ["503 with an HTML page", { kind: "status", status: 503, body: "<html>" }],
    ["a dropped connection", { kind: "reset" }],
    ["a connection dropped in the middle", { kind: "reset-mid-body" }],
    ["HTML instead of JSON", { kind: "html" }],
    ["truncated JSON", { kind: "truncated" }],
  ] as const)("is retried after %s, and the listing is complete", async (_, fault) => {
    const whole = await all(clover.items());
    pos.control.addFault({ ...onItems, ...fault, times: 2 });
    expect((await all(clover.items())).elements).toEqual(whole.elements);
  });

  test.each([
    ["500 for ever", { kind: "status", status: 500 }, { kind: "http", upstreamStatus: 500, retryable: true }],
    ["HTML for ever", { kind: "html" }, { kind: "shape", retryable: true }],
    ["JSON of another shape", { kind: "wrong-shape" }, { kind: "shape", retryable: false }],
    ["an empty body", { kind: "empty-body" }, { kind: "shape" }],
  ] as const)("fails with one error message on %s", async (_, fault, expected) => {
    pos.control.addFault({ ...onItems, ...fault, times: 0 });
    await expect(all(clover.items())).rejects.toMatchObject({
      name: "UpstreamError",
      vendor: "Clover",
      ...expected,
    });
    expect(pos.control.log().total).toBeLessThanOrEqual(5);
  });

  test("fails with one error message on half a gigabyte", async () => {
    pos.control.addFault({ path: "^/?$", kind: "huge", times: 0 });
    await expect(clover.merchant()).rejects.toMatchObject({
      name: "UpstreamError",
      vendor: "Clover",
      kind: "size",
      message: "Clover sent an answer far too large.",
    });
    expect(pos.control.log().total).toBe(1);
  });

  test.each([
    ["hangs", { kind: "hang" }],
    ["drips", { kind: "slow", bytesPerSecond: 20 }],
  ] as const)("that %s is aborted at the deadline and retried", async (_, fault) => {
    const hasty = connect({ timeoutMs: 1_000 });
    pos.control.addFault({ ...onItems, ...fault, times: 1 });
    expect((await all(hasty.items())).elements.length).toBeGreaterThan(400);
  });

  test("that lists items twice returns each once and reports the duplicates", async () => {
    const whole = await all(clover.items());
    pos.control.addFault({ ...onItems, kind: "duplicates" });
    const read = await all(clover.items());
    expect(new Set(read.elements.map(({ id }) => id)).size).toBe(read.elements.length);
    expect(read.skipped.length).toBeGreaterThan(0);
    expect(read.elements.length).toBeLessThanOrEqual(whole.elements.length);
  });

  test.each([401, 403] as const)("that answers %d is not retried", async (unauthorizedStatus) => {
    pos.control.changeSettings({ unauthorizedStatus });
    pos.control.revokeToken();
    const failure = await clover.merchant().then(
      () => null,
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({
      kind: "unauthorized",
      retryable: false,
      upstreamStatus: unauthorizedStatus,
    });
    expect(JSON.stringify(failure) + String(failure)).not.toContain(pos.token);
    expect(pos.control.log().total).toBe(1);
  });

  test("that revokes the token in the middle of a listing gets at most two more requests", async () => {
    await pos.close();
    await open(8_000);
    const pages = clover.items();
    const work = (async () => {
      let count = 0;
      for await (const _ of pages) {
        count += 1;
        if (count === 2) {
          pos.control.revokeToken();
          pos.control.clearLog();
        }
      }
    })();
    await expect(work).rejects.toMatchObject({ kind: "unauthorized" });
    expect(pos.control.log().violations.badToken).toBeLessThanOrEqual(2);
  });
});

describe("Clover's limits", () => {
  test("are kept by forty concurrent callers over several clients", async () => {
    pos.control.changeSettings({ latencyMs: 30 });
    const clients = [clover, connect(), connect()];
    await Promise.all(Array.from({ length: 40 }, (_, index) => clients[index % 3]?.merchant()));
    const { violations, maxInFlight, maxPerSecond, statuses } = pos.control.log();
    expect(statuses).toEqual({ 200: 40 });
    expect(maxInFlight).toBeLessThanOrEqual(5);
    expect(maxPerSecond).toBeLessThanOrEqual(16);
    expect(violations).toMatchObject({ tooManyPerSecond: 0, tooManyInFlight: 0, calledBeforeRetryAfter: 0 });
  });

  test("that another client has used up delay every call until Retry-After is over", async () => {
    pos.control.addFault({ kind: "status", status: 429, retryAfter: 1 });
    let first: Promise<unknown> | undefined;
    await new Promise<void>((refused) => {
      first = connect({ logger: { debug: () => undefined, warn: () => refused() } }).merchant();
    });
    await Promise.all([first, ...Array.from({ length: 8 }, () => clover.merchant())]);
    const { violations, statuses } = pos.control.log();
    expect(statuses).toEqual({ 200: 9, 429: 1 });
    expect(violations.calledBeforeRetryAfter).toBe(0);
  });

  test("an aborted listing stops waiting at once", async () => {
    pos.control.addFault({ kind: "status", status: 429, retryAfter: 50 });
    const caller = new AbortController();
    const work = all(clover.items({ signal: caller.signal }));
    setTimeout(() => caller.abort(new Error("staff closed the page")), 100);
    await expect(work).rejects.toThrow("staff closed the page");
  });
});

test("asks whether the key works before the calls of a sync that wait their turn", async () => {
  const stop = new AbortController();
  const asked: string[] = [];
  const silent: typeof fetch = (input) => {
    asked.push(new URL(String(input)).pathname.split("/").at(-1) ?? "");
    return new Promise(() => {});
  };
  const busy = connect({ fetch: silent });
  const calls = Array.from({ length: 6 }, () => busy.changedOrders(0, 100, stop.signal));
  const work = Promise.allSettled([...calls, busy.merchant(stop.signal)]);
  await vi.waitFor(() => expect(asked).toHaveLength(5));
  expect(asked.at(-1)).toBe(pos.merchantId);
  stop.abort();
  await work;
});

test("refuses a base URL that is neither https nor loopback before it sends the token", () => {
  expect(() => connect({ baseUrl: "http://169.254.169.254" })).toThrow(RangeError);
});

test("refuses a time window that Clover would silently shorten", async () => {
  const read = async () => {
    for await (const _ of clover.orders({ by: "createdTime", from: 0, to: 91 * 86_400_000 })) return;
  };
  await expect(read()).rejects.toThrow("a window has at most 90 days");
});
