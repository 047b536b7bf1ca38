import { brotliCompressSync, constants } from "node:zlib";
import { fetchRaw } from "@/tests/support/http";

const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/**
 * Bytes of JavaScript a browser fetches with a page and runs, each file compressed with brotli as well as can be: the
 * scripts in its HTML, without those for browsers that know no modules.
 * @throws when the page is not answered as expected or names no script, or when one of its scripts does not arrive: less
 * than a page needs would meet any goal
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
  if (sources.length === 0) throw new Error(`${path} names no script`);
  const sizes = await Promise.all(
    [...new Set(sources)].map((source) => fileBytes(new URL(source.replaceAll("&amp;", "&"), base).href)),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function fileBytes(url: string): Promise<number> {
  const { status, headers, body } = await fetchRaw(url);
  const type = headers["content-type"] ?? "no type";
  if (status !== 200 || !/javascript/.test(type) || body.length === 0)
    throw new Error(`The script ${url} was answered with ${status}, ${body.length} bytes of ${type}`);
  return brotliCompressSync(body, best).length;
}
