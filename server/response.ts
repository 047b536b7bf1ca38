import { type IncomingMessage, ServerResponse } from "node:http";
import type { PageHashes } from "./page-cache/page-hashes.mjs";
import { makeEncoder, type StreamEncoder } from "./stream-encoder";

export type Body = string | Uint8Array;

/** Hooks on an answer before it is sent. All are optional: an answer of the shop's own server needs none. */
export type ResponseStages = {
  /** Called when nothing has been sent and this is the whole body; returns the body to send instead. */
  whole?: (response: ShopResponse, body: Body | null) => Body | null;
  /**
   * Called when the body arrives in pieces and the headers are final; may return an observer of the pieces, which gets
   * null at the end.
   */
  pieces?: (response: ShopResponse) => ((piece: unknown) => void) | null;
  /** The request's Accept-Encoding, by which an uncompressed body is compressed. */
  acceptEncoding?: string;
  /** Called when the client has not yet read what was written; "drain" follows when it has. */
  full?: () => void;
  /** Returns the status to send, before the headers are final. */
  status?: (status: number) => number;
  /** Called last, when all headers are set. */
  headers?: (response: ShopResponse) => void;
};

type Rest = unknown[];

/** Whether a request says that a body follows its headers (RFC 9112, 6). */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

const isBody = (chunk: unknown): chunk is Body => typeof chunk === "string" || chunk instanceof Uint8Array;

/**
 * The answer that every stage wraps: however it is written, in one piece or many, it passes the page cache, compression
 * and the response policy, in this order.
 */
export class ShopResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  stages: ResponseStages = {};
  /** Set when Next answers with a stored page, or with the document of a page that failed. */
  page: PageHashes | null = null;
  #encoder: StreamEncoder | null = null;
  #seePiece: ((piece: unknown) => void) | null = null;
  #isWhole = false;
  #isEmpty = false;

  override writeHead(status: number, ...rest: Rest): this {
    if (this.headersSent) return super.writeHead(status);
    // The answer is final: the rest of the body is not waited for.
    if (hasBody(this.req) && !this.req.complete) this.shouldKeepAlive = false;
    const [first, second] = rest;
    const headers = (typeof first === "string" ? second : first) ?? {};
    this.statusCode = this.stages.status?.(status) ?? status;
    if (typeof first === "string") this.statusMessage = first;
    for (const [name, value] of Object.entries(headers)) this.setHeader(name, value);
    if (!this.#isWhole) this.#seePiece = this.stages.pieces?.(this) ?? null;
    // An answer to HEAD has the headers of the one to GET, except what only compressing the body would tell (RFC 9110,
    // 9.3.2).
    if (!this.#isEmpty || this.req.method === "HEAD") this.#encode();
    this.stages.headers?.(this);
    return super.writeHead(this.statusCode);
  }

  override write(chunk: unknown, ...rest: Rest): boolean {
    if (!this.headersSent) this.writeHead(this.statusCode);
    this.#seePiece?.(chunk);
    const args = [chunk, ...rest] as [Body];
    return this.#encoder ? this.#encoder.write(...args) : this.#send(...args);
  }

  override end(...args: Rest): this {
    const [given] = args;
    const hasChunk = isBody(given);
    if (!this.headersSent) this.#beginWhole(args);
    else if (hasChunk) this.#seePiece?.(given);
    this.#seePiece?.(null);
    this.#seePiece = null;
    const [chunk, ...rest] = args as [Body];
    if (!this.#encoder) return super.end(chunk, ...rest);
    this.#encoder.end(chunk, ...rest);
    return this;
  }

  #send(...args: [Body]): boolean {
    const hasRoom = super.write(...args);
    if (!hasRoom) this.stages.full?.();
    return hasRoom;
  }

  /** Next calls this to send each piece of a stream at once. */
  flush(): void {
    this.#encoder?.flush();
  }

  /** Changes `args` to what is sent. */
  #beginWhole(args: Rest): void {
    this.#isWhole = true;
    const body = isBody(args[0]) ? args[0] : null;
    const sent = this.stages.whole ? this.stages.whole(this, body) : body;
    if (sent === null || sent.length === 0) {
      this.#isEmpty = true;
      if (body !== null) args[0] = undefined;
      return;
    }
    if (sent !== body) args.splice(0, args.length, sent, ...args.filter((arg) => typeof arg === "function"));
    if (!this.hasHeader("content-length") && !this.hasHeader("transfer-encoding"))
      this.setHeader("content-length", Buffer.byteLength(sent));
    this.writeHead(this.statusCode);
  }

  #encode(): void {
    const { acceptEncoding } = this.stages;
    if (acceptEncoding === undefined) return;
    this.#encoder = makeEncoder(this, acceptEncoding, {
      write: (bytes) => this.#send(bytes),
      end: () => void super.end(),
    });
  }
}
