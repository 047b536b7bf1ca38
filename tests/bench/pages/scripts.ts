import { brotliCompressSync, constants } from "node:zlib";
import { fetchRaw } from "@/tests/support/http";

const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/**
 * Bytes of JavaScript a browser fetches with a page and runs, each file compressed with brotli as well as can be: the
 * scripts in its HTML, without those for browsers that know no modules.
 */
export async function scriptBytes(
  base: string,
  path: string,
  { status: expected = 200, cookie }: { status?: number; cookie?: string } = {},
): Promise<number> {
  const { body, status } = await fetchRaw(`${base}${path}`, { cookie });
  if (status !== expected) throw new Error(`${path} was answered with ${status}`);
  const tags = String(body).match(/<script\b[^>]*>/g) ?? [];
  const sources = tags
    .filter((tag) => !/\bnomodule\b/i.test(tag))
    .flatMap((tag) => /\bsrc="([^"]+)"/.exec(tag)?.[1] ?? []);
  const files = await Promise.all(
    [...new Set(sources)].map((source) => fetchRaw(new URL(source.replaceAll("&amp;", "&"), base).href)),
  );
  return files.reduce((sum, file) => sum + brotliCompressSync(file.body, best).length, 0);
}
