import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { IMMUTABLE } from "@/lib/cache-control";
import { urlPath } from "@/lib/url-path";
import { type Encoded, pickEncoding } from "./page-cache/encodings";

/** Where the build's scripts and style sheets are. */
export const BUILD_FILES = "/_next/static/";
const TYPES: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  js: "application/javascript; charset=utf-8",
};

type BuildFile = { type: string; encoded: Encoded };
export type BuildFiles = ReadonlyMap<string, BuildFile>;

/**
 * Where `compressBuild` (tools/cli/launch) stores a build's scripts and style sheets, with their .br and .gz copies.
 */
export const compressedFolder = (distDir: string): string => join(distDir, "compressed");

/** Reads the build's compressed scripts and style sheets into memory; empty when the build has none. */
export function readBuildFiles(distDir: string): BuildFiles {
  const folder = compressedFolder(distDir);
  const files = new Map<string, BuildFile>();
  if (!existsSync(folder)) return files;
  for (const path of readdirSync(folder, { encoding: "utf8", recursive: true })) {
    const [, name, extension, ending] = /^(.+\.(js|css))\.(br|gz)$/.exec(path) ?? [];
    const type = TYPES[extension ?? ""];
    if (!name || !type) continue;
    const url = BUILD_FILES + name;
    const file = files.get(url) ?? { type, encoded: {} };
    file.encoded[ending === "br" ? "br" : "gzip"] = readFileSync(join(folder, path));
    files.set(url, file);
  }
  return files;
}

/**
 * Answers with a build file in the best encoding the browser accepts. @returns false when the request is for something
 * else
 */
export function sendBuildFile(
  files: BuildFiles,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { method, url = "", headers } = request;
  if (!url.startsWith(BUILD_FILES) || (method !== "GET" && method !== "HEAD")) return false;
  const file = files.get(urlPath(url));
  const picked = file && pickEncoding(headers["accept-encoding"], file.encoded);
  if (!picked) return false;
  response.writeHead(200, {
    "content-type": file.type,
    "content-encoding": picked.encoding,
    "content-length": picked.body.length,
    "cache-control": IMMUTABLE,
    vary: "Accept-Encoding",
  });
  response.end(picked.body);
  return true;
}
