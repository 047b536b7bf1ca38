import { LRUCache } from "lru-cache";
import { log } from "@/lib/log";
import type { Body } from "../response";
import { type Encoded, encode, pickEncoding } from "./encodings";

/** More than the shop has public pages and parts of them; an old version is the first to go. */
const MAX_BODIES = 320;
const BROTLI_QUALITY = 9;

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

  /** As this request takes it. The first visitors get it plain, and compressed on the way. */
  for(acceptEncoding: string | undefined): { body: Buffer; encoding?: string } {
    return pickEncoding(acceptEncoding, this.#encoded) ?? { body: this.#plain };
  }
}

/** Bodies that were made ready, by what tells one version from another: a page's ETag, the text of a part. */
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
