import { createServer } from "node:http";
import { beforeEach, expect, test } from "vitest";
import { listenForTest } from "@/tests/support/listen";
import { scriptBytes } from "./scripts";

type Answer = { status?: number; type?: string; body: string };

const SCRIPT = "self.answer = 42;";
const FILES: Readonly<Record<string, Answer>> = {
  "/page": {
    body: `<script>1</script><script async src="/a.js?v=1&amp;w=2"></script><script src="/a.js?v=1&amp;w=2">`,
  },
  "/old": { body: `<script src="/a.js?v=1&amp;w=2"></script><script noModule="" src="/gone.js"></script>` },
  "/a.js?v=1&w=2": { type: "application/javascript; charset=UTF-8", body: SCRIPT },
  "/bare": { body: "<p>Something went wrong</p><script>1</script>" },
  "/lost": { body: '<script src="/a.js?v=1&amp;w=2"></script><script src="/gone.js"></script>' },
  "/gone.js": { status: 404, type: "application/javascript", body: "Not found" },
  "/page-for-script": { body: '<script src="/page"></script>' },
  "/empty": { body: '<script src="/empty.js"></script>' },
  "/empty.js": { type: "text/javascript", body: "" },
};

let url: string;
beforeEach(async () => {
  const server = createServer((request, response) => {
    const { status = 200, type = "text/html", body } = FILES[request.url ?? ""] ?? { status: 404, body: "" };
    response.writeHead(status, { "content-type": type }).end(body);
  });
  ({ url } = await listenForTest(server));
});

test("each script of a page counts once, and none for browsers that know no modules", async () => {
  const bytes = await scriptBytes(url, "/page");
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(SCRIPT.length + 4);
  expect(await scriptBytes(url, "/old")).toBe(bytes);
});

test.each([
  ["is not there", "/not-there", "/not-there was answered with 404"],
  ["names no script", "/bare", "/bare names no script"],
  ["misses a script", "/lost", "/gone.js was answered with 404"],
  ["names a page as a script", "/page-for-script", "bytes of text/html"],
  ["has an empty script", "/empty", "0 bytes of text/javascript"],
])("a page that %s is not measured", async (_, path, message) => {
  await expect(scriptBytes(url, path)).rejects.toThrow(message);
});
