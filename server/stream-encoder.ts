import type { ServerResponse } from "node:http";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import { acceptedEncodings } from "./page-cache/encodings";

/** Smaller bodies are not compressed; Express's compression has the same default. */
const MIN_BYTES = 1_024;
/** A good ratio for text that is compressed once and sent once. */
const BROTLI_QUALITY = 4;
const COMPRESSIBLE = /^(?:text\/|image\/svg\+xml|application\/(?:[\w.-]+\+)?(?:json|xml|javascript)\b)/i;

export type StreamEncoder = {
  write: (...args: [chunk: string | Uint8Array]) => boolean;
  end: (...args: [chunk?: string | Uint8Array]) => void;
  flush: () => void;
};

type Out = { write: (bytes: Buffer) => boolean; end: () => void };

function isCompressible(response: ServerResponse): boolean {
  const { statusCode } = response;
  if (statusCode < 200 || statusCode === 204 || statusCode === 304) return false;
  if (/\bno-transform\b/.test(String(response.getHeader("cache-control") ?? ""))) return false;
  return COMPRESSIBLE.test(String(response.getHeader("content-type") ?? ""));
}

/** Tells caches that the answer depends on Accept-Encoding (RFC 9110, 12.5.5). */
export function varyByEncoding(response: ServerResponse): void {
  const vary = [response.getHeader("vary") ?? []].flat().join(", ");
  if (!/\baccept-encoding\b|\*/i.test(vary))
    response.setHeader("vary", vary ? `${vary}, Accept-Encoding` : "Accept-Encoding");
}

/**
 * Compresses an answer that is made for one request, and changes its headers accordingly.
 * @returns null when it is sent uncompressed
 */
export function makeEncoder(
  response: ServerResponse,
  acceptEncoding: string,
  out: Out,
): StreamEncoder | null {
  if (!isCompressible(response)) return null;
  varyByEncoding(response);
  if (response.hasHeader("content-encoding")) return null;
  if (Number(response.getHeader("content-length") ?? MIN_BYTES) < MIN_BYTES) return null;
  const [encoding] = acceptedEncodings(acceptEncoding);
  if (!encoding) return null;
  // An answer to HEAD names no length that the one to GET would not have (RFC 9110, 8.6).
  response.removeHeader("content-length");
  if (response.req.method === "HEAD") return null;
  response.setHeader("content-encoding", encoding);
  const stream =
    encoding === "br"
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : createGzip();
  stream.on("data", (bytes: Buffer) => {
    if (!out.write(bytes)) stream.pause();
  });
  stream.on("end", () => out.end());
  stream.on("error", () => response.destroy());
  // While the socket is full only its own "drain" lets the handler go on: this one says no more than that the encoder
  // has room.
  stream.on("drain", () => {
    if (!stream.isPaused()) response.emit("drain");
  });
  response.on("drain", () => stream.resume());
  response.once("close", () => stream.destroy());
  return {
    write: (...args) => stream.write(...args),
    end: (...args) => void stream.end(...args),
    flush: () => stream.flush(),
  };
}
