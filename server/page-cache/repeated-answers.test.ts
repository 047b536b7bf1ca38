import { createServer } from "node:http";
import { computeCacheBustingSearchParam } from "next/dist/shared/lib/router/utils/cache-busting-search-param";
import { beforeEach, expect, it, vi } from "vitest";
import { fetchRaw } from "@/tests/support/http";
import { listenForTest } from "@/tests/support/listen";
import { ShopResponse } from "../response";
import { PageCache } from "./page-cache";

let url: string;
let generation: number;
/** How often the handler ran. */
let made: number;
/** The next answer of the handler. */
let answer: { status: number; headers: Record<string, string>; chunks: (string | Buffer)[] };
let whileMaking: () => Promise<void>;

beforeEach(async () => {
  // Answers are repeated for less than a second, which a busy machine may take for a test.
  vi.useFakeTimers({ toFake: ["performance"] });
  generation = 1;
  made = 0;
  answer = { status: 200, headers: { "x-nextjs-cache": "HIT" }, chunks: [] };
  whileMaking = async () => {};
  const cache = new PageCache(() => generation);
  const server = createServer({ ServerResponse: ShopResponse }, async (request, response) => {
    response.setHeader("x-request-id", String(request.headers["x-id"]));
    response.stages = cache.stages(request, response);
    if (cache.repeat(request, response)) return;
    made += 1;
    const number = made;
    await whileMaking();
    response.statusCode = answer.status;
    for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
    if (answer.chunks.length > 0) response.flushHeaders();
    for (const chunk of answer.chunks) response.write(chunk);
    if (answer.chunks.length > 0) response.end();
    else response.end(`made ${number}`);
  });
  ({ url } = await listenForTest(server));
});

async function ask(path = "/faq", headers: Record<string, string> = {}) {
  const { body } = await fetchRaw(url + path, { headers });
  return String(body);
}

it.each(["HIT", "STALE"])(
  "repeats an answer from the store (%s) with its headers and those of the request",
  async (found) => {
    answer.headers["x-nextjs-cache"] = found;
    answer.headers["content-type"] = "text/plain";
    await ask("/faq", { "x-id": "a" });
    const { body, headers, status } = await fetchRaw(`${url}/faq`, { headers: { "x-id": "b" } });
    expect([status, String(body), headers["content-type"], headers["x-request-id"]]).toEqual([
      200,
      "made 1",
      "text/plain",
      "b",
    ]);
  },
);

it("repeats an answer that was sent as a stream", async () => {
  answer.chunks = [Buffer.from("one, "), Buffer.from("two")];
  const before = Object.keys((await fetchRaw(url)).headers);
  const { headers, body } = await fetchRaw(url);
  expect([made, String(body), headers["x-nextjs-cache"]]).toEqual([1, "one, two", "HIT"]);
  expect(before).toContain("transfer-encoding");
  expect(headers["content-length"]).toBe("8");
});

it("renders again after any change in the store", async () => {
  expect(await ask()).toBe("made 1");
  generation += 1;
  expect(await ask()).toBe("made 2");
  expect(await ask()).toBe("made 2");
});

it("does not keep an answer rendered while the store changed", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  whileMaking = () => held;
  const old = ask("/faq");
  await vi.waitFor(() => expect(made).toBe(1));
  whileMaking = async () => {};
  generation += 1;
  // Another visitor gets what the store holds now.
  expect(await ask("/deals")).toBe("made 2");
  release();
  expect(await old).toBe("made 1");
  expect(await ask("/faq")).toBe("made 3");
});

it("renders again after a second", async () => {
  expect(await ask()).toBe("made 1");
  vi.advanceTimersByTime(899);
  expect(await ask()).toBe("made 1");
  vi.advanceTimersByTime(2);
  expect(await ask()).toBe("made 2");
});

/** Asks for a part of a page as Next's router does, with its hash of the headers. */
async function prefetch(path: string, part: string, others: Record<string, string> = {}) {
  const headers = { "next-router-prefetch": "1", "next-router-segment-prefetch": part, ...others };
  const hash = await computeCacheBustingSearchParam("1", part, undefined, others["next-url"]);
  return ask(`${path}${path.includes("?") ? "&" : "?"}_rsc=${hash}`, { rsc: "1", ...headers });
}

it("separates answers to different requests", async () => {
  for (const times of [1, 2]) {
    expect([times, await ask("/faq")]).toEqual([times, "made 1"]);
    expect([times, await ask("/faq?category=a")]).toEqual([times, "made 2"]);
    expect([times, await prefetch("/faq", "/_tree")]).toEqual([times, "made 3"]);
    expect([times, await prefetch("/faq", "/_index")]).toEqual([times, "made 4"]);
    expect([times, await prefetch("/faq?category=a", "/_index")]).toEqual([times, "made 5"]);
  }
});

it("gives a stranger no further key by headers that decide nothing", async () => {
  expect(await prefetch("/faq", "/_tree")).toBe("made 1");
  for (const at of [1, 2, 3])
    expect(await prefetch("/faq", "/_tree", { "next-url": `/${at}` })).toBe("made 1");
  expect(await ask("/faq")).toBe("made 2");
  const odd: Record<string, string>[] = [
    { "next-url": "/a" },
    { "next-router-prefetch": "x" },
    { "next-router-segment-prefetch": "/_tree" },
    { rsc: "2", "next-router-segment-prefetch": "/_tree" },
    { rsc: "1", "next-router-segment-prefetch": "/_tree" },
  ];
  for (const [at, headers] of odd.entries()) expect(await ask("/faq", headers)).toBe(`made ${at + 3}`);
  for (const [at, headers] of odd.entries()) expect(await ask("/faq", headers)).toBe(`made ${at + 8}`);
  expect(await ask("/faq")).toBe("made 2");
  expect(await ask("/faq?_rsc=wrong", { rsc: "1", "next-router-segment-prefetch": "/_tree" })).toBe(
    "made 13",
  );
});

it.each([
  ["was not in the store", () => Object.assign(answer, { headers: { "x-nextjs-cache": "MISS" } })],
  ["was rendered for one visitor", () => Object.assign(answer, { headers: {} })],
  ["is not found", () => Object.assign(answer, { status: 404 })],
  ["has chunks of text instead of bytes", () => Object.assign(answer, { chunks: ["one", "two"] })],
  ["sets a cookie", () => Object.assign(answer.headers, { "set-cookie": "a=b" })],
])("keeps no answer that %s", async (_, change) => {
  change();
  await ask();
  await ask();
  expect(made).toBe(2);
});

it("keeps answers to GET only, and none to a navigation", async () => {
  await ask("/faq", { rsc: "1" });
  await ask("/faq", { rsc: "1" });
  for (const method of ["HEAD", "HEAD"]) await fetch(`${url}/faq`, { method });
  expect(made).toBe(4);
});

it("keeps a limited number of answers", async () => {
  for (let at = 0; at < 129; at += 1) await ask(`/faq?${at}`);
  expect(await ask("/faq?128")).toBe("made 129");
  expect(await ask("/faq?0")).toBe("made 130");
});
