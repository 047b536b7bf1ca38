import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { encode, pickEncoding } from "./encodings";

const both = { br: Buffer.from("brotli"), gzip: Buffer.from("gzip") };
const picked = (accept: string | undefined, encoded: Parameters<typeof pickEncoding>[1] = both) =>
  pickEncoding(accept, encoded)?.encoding ?? null;

it("compresses the same text in both encodings", async () => {
  const text = "“The same words” again and again. ".repeat(100);
  const { br, gzip } = await encode(text, 9);
  expect(brotliDecompressSync(br).toString()).toBe(text);
  expect(gunzipSync(gzip).toString()).toBe(text);
  expect(Math.max(br.length, gzip.length)).toBeLessThan(text.length / 10);
});

describe("the negotiated encoding", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["GZIP", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["br;q=0.0, gzip; q=0", null],
    ["identity", null],
    ["brx, gzipped", null],
    ["br;q=x", null],
    ["", null],
    [undefined, null],
  ])("of %s is %s", (accept, expected) => {
    expect(picked(accept)).toBe(expected);
  });

  it("is one of the available encodings", () => {
    expect(picked("br, gzip", { gzip: both.gzip })).toBe("gzip");
    expect(picked("br", {})).toBeNull();
  });
});
