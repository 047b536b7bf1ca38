import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, expect, it } from "vitest";
import { fetchRaw } from "@/tests/support/http";
import { listenForTest } from "@/tests/support/listen";
import { temporaryFolder } from "@/tests/support/temporary-folder";
import { compressBuild } from "@/tools/cli/launch/compress-build";
import { readBuildFiles, sendBuildFile } from "./build-files";

const folder = temporaryFolder(afterAll);
const SCRIPT = "console.log('a script');\n".repeat(50);
mkdirSync(join(folder, "static/chunks/deep"), { recursive: true });
writeFileSync(join(folder, "static/chunks/deep/a1.js"), SCRIPT);
writeFileSync(join(folder, "static/chunks/a2.css"), "p { color: red }");
writeFileSync(join(folder, "static/chunks/a3.woff2"), "font");
await compressBuild(folder);
const files = readBuildFiles(folder);
const server = createServer((request, response) => {
  if (!sendBuildFile(files, request, response)) response.end("from Next");
});
const { url } = await listenForTest(server, afterAll);

const ask = (path: string, headers: Record<string, string> = { "accept-encoding": "gzip, br" }) =>
  fetchRaw(`${url}/_next/static/${path}`, { headers });

it("sends a script as compressed by the build, with an immutable Cache-Control", async () => {
  const { headers, body } = await ask("chunks/deep/a1.js?v=1");
  expect(headers).toMatchObject({
    "content-type": "application/javascript; charset=utf-8",
    "content-encoding": "br",
    "content-length": String(body.length),
    "cache-control": "public, max-age=31536000, immutable",
    vary: "Accept-Encoding",
  });
  expect(String(brotliDecompressSync(body))).toBe(SCRIPT);
  const zipped = await ask("chunks/deep/a1.js", { "accept-encoding": "gzip" });
  expect(String(gunzipSync(zipped.body))).toBe(SCRIPT);
  expect((await ask("chunks/a2.css")).headers["content-type"]).toBe("text/css; charset=utf-8");
});

it("leaves missing files and clients without compression to Next", async () => {
  for (const [path, headers] of [
    ["chunks/deep/a1.js", {}],
    ["chunks/deep/a1.js.br", undefined],
    ["chunks/a3.woff2", undefined],
    ["", undefined],
  ] as const) {
    expect(String((await ask(path, headers)).body)).toBe("from Next");
  }
});

it("has no files when the build compressed none", () => {
  expect(readBuildFiles(join(folder, "nowhere")).size).toBe(0);
});
