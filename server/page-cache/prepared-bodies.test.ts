import type { IncomingMessage } from "node:http";
import { beforeEach, expect, it, vi } from "vitest";
import { ShopResponse } from "../response";
import { encode } from "./encodings";
import { PageCache } from "./page-cache";
import { PAGE_HASHES_HEADER } from "./page-hashes.mjs";
import { PreparedBodies } from "./prepared-bodies";

vi.mock("./encodings", async (original) => ({
  ...(await original<typeof import("./encodings")>()),
  encode: vi.fn(),
}));

const KB = 1024;
const BR = "br";
/** Calls of `encode` that have not ended. */
let running: (() => void)[];
/** The size of each encoding that `encode` makes, bytes. */
let encodedBytes: number;

beforeEach(() => {
  running = [];
  encodedBytes = 10;
  vi.mocked(encode).mockReset();
  vi.mocked(encode).mockImplementation(
    () =>
      new Promise((resolve) => {
        const made = { br: Buffer.alloc(encodedBytes), gzip: Buffer.alloc(encodedBytes) };
        running.push(() => resolve(made));
      }),
  );
});

/** Lets what was queued begin. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Ends what is encoded until nothing is; returns the most that was at once. */
async function encodeAll(): Promise<number> {
  let most = 0;
  await settled();
  while (running.length > 0) {
    most = Math.max(most, running.length);
    for (const end of running.splice(0)) end();
    await settled();
  }
  return most;
}

/** Sends a page as Next does; returns its encoding. */
function send(pages: PageCache, html: string, found?: string, url = "/"): unknown {
  const request = { method: "GET", url, headers: { "accept-encoding": BR } } as unknown;
  const response = new ShopResponse(request as IncomingMessage);
  const { whole } = pages.stages(request as IncomingMessage, response);
  response.setHeader(PAGE_HASHES_HEADER, JSON.stringify({ etag: `W/"${html}"`, scripts: [], styles: [] }));
  response.setHeader("content-type", "text/html; charset=utf-8");
  if (found) response.setHeader("x-nextjs-cache", found);
  whole(response, html);
  return response.getHeader("content-encoding");
}

it.each(["HIT", "STALE"])("a page from the store (%s) is compressed once", async (found) => {
  const pages = new PageCache();
  expect(send(pages, "stored", found)).toBeUndefined();
  expect(await encodeAll()).toBe(1);
  for (const _ of [1, 2]) expect(send(pages, "stored", found)).toBe(BR);
  expect(encode).toHaveBeenCalledOnce();
});

it("pages that are not stored are not compressed, and do not evict those that are", async () => {
  const pages = new PageCache();
  send(pages, "stored", "HIT");
  await encodeAll();
  vi.mocked(encode).mockClear();
  for (let at = 0; at < 400; at += 1) send(pages, `invented ${at}`, at % 2 ? "MISS" : undefined);
  await settled();
  expect(encode).not.toHaveBeenCalled();
  expect(send(pages, "stored", "HIT")).toBe(BR);
});

it("compresses one version at a time, with a short queue; the others are sent as they are", async () => {
  const bodies = new PreparedBodies();
  const ask = (at: number) => bodies.of(`${at}`, `version ${at}`, BR);
  const all = Array.from({ length: 400 }, (_, at) => at);
  for (const at of all) expect(ask(at)).toEqual({ body: `version ${at}` });
  expect(await encodeAll()).toBe(1);
  const made = vi.mocked(encode).mock.calls.length;
  expect(made).toBeGreaterThan(1);
  expect(made).toBeLessThanOrEqual(32);
  // Those that found no room are taken when they are asked for again.
  expect(ask(0).encoding).toBe(BR);
  expect(ask(399).encoding).toBeUndefined();
  await encodeAll();
  expect(ask(399).encoding).toBe(BR);
});

it("keeps as many versions as fit", async () => {
  encodedBytes = 1024 * KB;
  const bodies = new PreparedBodies();
  for (let at = 0; at < 40; at += 1) {
    bodies.of(`${at}`, "x", BR);
    await encodeAll();
  }
  const kept = Array.from({ length: 40 }, (_, at) => bodies.of(`${at}`, "x", BR).encoding);
  expect(kept.slice(-30)).toEqual(Array(30).fill(BR));
  expect(kept.slice(0, 8)).not.toContain(BR);
});

it("a page's next version replaces the former one, and evicts no other page", async () => {
  encodedBytes = 1024 * KB;
  const pages = new PageCache(() => 1);
  const sendStored = async (html: string, url?: string) => {
    const encoding = send(pages, html, "HIT", url);
    await encodeAll();
    return encoding;
  };
  await sendStored("other", "/other");
  for (let at = 0; at < 40; at += 1) await sendStored(`version ${at}`);
  expect(await sendStored("version 39")).toBe(BR);
  expect(await sendStored("other", "/other")).toBe(BR);
  expect(await sendStored("version 38")).toBeUndefined();
});

it("a version that cannot be compressed is tried once", async () => {
  vi.mocked(encode).mockRejectedValue(new Error("no"));
  const bodies = new PreparedBodies();
  bodies.of("a", "x", BR);
  await vi.waitFor(() => expect(bodies.of("a", "x", BR)).toEqual({ body: Buffer.from("x") }));
  expect(encode).toHaveBeenCalledOnce();
});
