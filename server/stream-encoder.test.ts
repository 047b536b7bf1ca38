import { expect, it } from "vitest";
import { openHttpServer } from "@/tests/support/http-server";
import { PAGE_HASHES_HEADER } from "./page-cache/page-hashes.mjs";
import type { Handle } from "./pipeline";

/** A server that answers like Next with a page; returns its address. */
async function open(): Promise<string> {
  const handle: Handle = async ({ method }, response) => {
    const hashes = { etag: 'W/"1"', scripts: [], styles: [] };
    response.setHeader(PAGE_HASHES_HEADER, JSON.stringify(hashes));
    response.setHeader("vary", "rsc");
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(method === "HEAD" ? null : "<p>");
  };
  return (await openHttpServer(handle)).url;
}

it.each([
  ["with the page", {}, 200],
  ["to HEAD", { method: "HEAD" }, 200],
  ["that says the browser has the page", { headers: { "if-none-match": 'W/"1"' } }, 304],
])("a response %s tells caches that it depends on Accept-Encoding", async (_, init, status) => {
  const answer = await fetch(await open(), init);
  expect([answer.status, answer.headers.get("vary")]).toEqual([status, "rsc, Accept-Encoding"]);
});

it("a response to HEAD states no length that compression would change", async () => {
  const { url } = await openHttpServer(async ({ method, url = "" }, response) => {
    const page = "<p>hello</p>".repeat(url === "/faq" ? 500 : 5);
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.setHeader("content-length", page.length);
    response.end(method === "HEAD" ? null : page);
  });
  const lengthOf = async (path: string, encoding: string) =>
    (await fetch(`${url}${path}`, { method: "HEAD", headers: { "accept-encoding": encoding } })).headers.get(
      "content-length",
    );
  expect(await lengthOf("/faq", "br")).toBeNull();
  expect(await lengthOf("/faq", "identity")).toBe("6000");
  expect(await lengthOf("/about", "br")).toBe("60");
});
