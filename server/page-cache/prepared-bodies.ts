import { LRUCache } from "lru-cache";
import { log } from "@/lib/log";
import type { Body } from "../response";
import { type Encoded, encode, pickEncoding } from "./encodings";

/** More than the shop has public pages and parts of them; the least recently used is evicted first. */
const MAX_BODIES = 320;
/** For pages, 10 takes less time than 9, which searches differently, and is 7 % smaller; 11 takes three times as long. */
const BROTLI_QUALITY = 10;

/** The body of a stored page, or of a part of one, compressed once for everybody. */
export class PreparedBody {
  readonly #plain: Buffer;
  #encoded: Encoded = {};

  constructor(body: Body) {
    this.#plain = Buffer.from(body);
    encode(this.#plain, BROTLI_QUALITY)
      .then((encoded) => {
        this.#encoded = encoded;
      })
      .catch((error: unknown) => log.error({ err: error }, "a stored page could not be compressed"));
  }

  /** Returns the body in an encoding that the request accepts; plain until compression has finished. */
  for(acceptEncoding: string | undefined): { body: Buffer; encoding?: string } {
    return pickEncoding(acceptEncoding, this.#encoded) ?? { body: this.#plain };
  }
}

/** Prepared bodies by what identifies a version: a page's ETag, or the text of a part. */
export class PreparedBodies {
  readonly #bodies = new LRUCache<string, PreparedBody>({ max: MAX_BODIES });

  of(key: string, body: Body): PreparedBody {
    const known = this.#bodies.get(key);
    if (known) return known;
    const prepared = new PreparedBody(body);
    this.#bodies.set(key, prepared);
    return prepared;
  }
}
