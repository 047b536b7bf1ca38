import { type IncomingMessage, request, type ServerResponse } from "node:http";
import { describe, expect, it } from "vitest";
import { openHttpServer } from "@/tests/support/http-server";
import { isFilteredInventory } from "./normalize-url";

type Sent = { method?: string; headers?: Record<string, string> };

/** Sends a request to the HTTP server; returns the address that Next receives. */
async function handedOn(path: string, { method = "GET", headers = {} }: Sent = {}): Promise<string> {
  const seen: string[] = [];
  const handle = async (incoming: IncomingMessage, response: ServerResponse) => {
    seen.push(incoming.url ?? "");
    response.end();
  };
  const build = { files: new Map(), isKnown: (known: string) => !known.includes("nothing") };
  const { port } = await openHttpServer(handle, { build });
  await new Promise<void>((resolve, reject) => {
    const call = request({ port, host: "127.0.0.1", path, method, headers }, (answer) =>
      answer.resume().once("end", resolve),
    );
    call.on("error", reject).end();
  });
  return seen.join();
}

const navigation = { headers: { rsc: "1", "next-router-prefetch": "1" } };
const HASH = "HEAvJdHAQJrUAe2K";

describe("removes the query of a public page", () => {
  it.each([
    ["/?utm_source=mail&name=Jane", "/"],
    ["/faq?", "/faq"],
    ["/loyalty?phone=7025550142", "/loyalty"],
    ["/auth?callbackUrl=/admin", "/auth"],
    ["/faq?category=Bongs", "/faq"],
    ["/no-such-page?x=1", "/no-such-page"],
    ["/administrator?x=1", "/administrator"],
    ["/opengraph-image?8a1f", "/opengraph-image"],
  ])("%s", async (path, expected) => expect(await handedOn(path)).toBe(expected));

  it("removes it for every method", async () => {
    for (const method of ["HEAD", "OPTIONS"])
      expect(await handedOn("/deals?name=Jane", { method })).toBe("/deals");
  });

  it.each([
    ["a valid hash", `/faq?name=Jane&_rsc=${HASH}`, `/faq?_rsc=${HASH}`],
    ["an empty hash", "/faq?_rsc&name=Jane", "/faq?_rsc="],
    ["an invalid hash", "/faq?_rsc=Jane+Doe", "/faq"],
    ["a hash that is too long", `/faq?_rsc=${"a".repeat(17)}`, "/faq"],
    ["a category", `/inventory?x=a&category=Bongs&_rsc=${HASH}`, `/inventory?category=Bongs&_rsc=${HASH}`],
  ])("keeps Next's hash of a navigation: %s", async (_, path, expected) =>
    expect(await handedOn(path, navigation)).toBe(expected),
  );

  it("removes the hash of a navigation from a document request", async () =>
    expect(await handedOn(`/faq?_rsc=${HASH}`)).toBe("/faq"));
});

describe("keeps the category of the inventory, which is a page of its own", () => {
  it.each([
    ["/inventory?category=Bongs&utm_source=mail", "/inventory?category=Bongs"],
    ["/inventory?Q=blue&category=%42ongs", "/inventory?category=Bongs"],
    ["/inventory?category=Cleaning%20%26%20Care", "/inventory?category=Cleaning+%26+Care"],
    ["/inventory?category=Bongs&category=Vapes", "/inventory?category=Bongs"],
    ["/inventory?category=", "/inventory"],
    ["/inventory?category=E-Juice+/+Salts&name=Jane", "/inventory?category=E-Juice+%2F+Salts"],
    ["/inventory?category=Pi%C3%B1atas", "/inventory?category=Pi%C3%B1atas"],
    ["/inventory?category=../faq", "/inventory?category=..%2Ffaq"],
    ["/inventory?category[]=Bongs", "/inventory"],
    [`/inventory?category=${"a".repeat(128)}`, `/inventory?category=${"a".repeat(127)}`],
    ["/inventory?category=%E0%A4%A", "/inventory?category=%EF%BF%BD%25A"],
  ])("%s", async (path, expected) => expect(await handedOn(path)).toBe(expected));
});

it.each([
  ["/inventory", false],
  ["/inventory?category=Bongs", false],
  ["/inventory?category=Bongs&stock=in", true],
  ["/inventory?category=Misc.", true],
  ["/inventory?product=6f0c2f0e-0000-4000-8000-000000000001&category=Misc.", false],
  ["/deals?category=Misc.", false],
])("whether %s is rendered per request: %s", (url, expected) =>
  expect(isFilteredInventory(url)).toBe(expected),
);

const ID = "6f0c2f0e-0000-4000-8000-000000000001";
const NO_PRODUCT = "00000000-0000-0000-0000-000000000000";

describe("canonicalizes products and filters of the inventory", () => {
  it.each([
    [`/inventory?product=${ID}&category=Bongs&utm_source=mail`, `/inventory?product=${ID}`],
    [`/inventory?product=${ID.toUpperCase()}`, `/inventory?product=${ID}`],
    ["/inventory?product=7025550142", `/inventory?product=${NO_PRODUCT}`],
    [`/inventory?product=${ID}/../faq`, `/inventory?product=${NO_PRODUCT}`],
    ["/inventory?name=Jane&q=%20blue%20", "/inventory?q=blue"],
    ["/inventory?sort=price-low&category=Bongs", "/inventory?category=Bongs&sort=price-low"],
    ["/inventory?max=20&min=5.50&stock=in&new=1", "/inventory?min=5.50&max=20&stock=in&new=1"],
    ["/inventory?min=50&max=20", "/inventory?min=20&max=50"],
    ["/inventory?shown=30", "/inventory?shown=48"],
    ["/inventory?sort=popular&stock=&q=", "/inventory"],
    ["/inventory?sort=Jane", "/inventory?sort=unreadable"],
    ["/inventory?max=Jane&q=x", "/inventory?q=x&max=unreadable"],
  ])("%s", async (path, expected) => expect(await handedOn(path)).toBe(expected));
});

it.each([
  ["an API route", "/api/products?q=a&q=b"],
  ["the back office", "/admin/customers?q=Jane%20Doe&page=2"],
  ["the first page of the back office", "/admin?x=1"],
  ["a build file", "/_next/static/x.woff2?v=1"],
  ["a path Next redirects", "/faq/?utm_source=mail"],
])("keeps the query of %s unchanged", async (_, path) => expect(await handedOn(path)).toBe(path));

describe("replaces the path of a missing page", () => {
  it.each([
    ["/nothing", "/not-a-page"],
    ["/nothing/7025550142?name=Jane", "/not-a-page"],
    ["/_next/nothing?name=Jane", "/not-a-page"],
    ["/inventory/nothing?category=Bongs", "/not-a-page"],
    ["/admin/nothing?name=Jane", "/admin/not-a-page"],
    ["/administrator/nothing", "/not-a-page"],
  ])("%s", async (path, expected) => expect(await handedOn(path)).toBe(expected));

  it("keeps Next's hash of a navigation, without which Next redirects to the new path", async () =>
    expect(await handedOn(`/nothing?name=Jane&_rsc=${HASH}`, navigation)).toBe(`/not-a-page?_rsc=${HASH}`));
});
