import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { log } from "@/lib/log";
import type { Body } from "../response";
import { type Encoded, encode, pickEncoding } from "./encodings";

/** The size of all prepared bodies in every encoding, with their keys. */
const MAX_BYTES = 64 * 1024 * 1024;
/** What an entry takes besides its texts. */
const ENTRY_BYTES = 512;
/** Bounds memory: after a change every page has a new version, and each waiting version holds its text. */
const MAX_WAITING = 32;
/** For pages, 10 takes less time than 9, which searches differently, and is 7 % smaller; 11 takes three times as long. */
const BROTLI_QUALITY = 10;

/** @property place where it was asked for */
type Prepared = Encoded & { plain: Buffer; place: string | null };

const bytesOf = ({ plain, br, gzip }: Prepared, key: string): number =>
  plain.length + (br?.length ?? 0) + (gzip?.length ?? 0) + key.length + ENTRY_BYTES;

/**
 * The bodies of stored pages, or of parts of them, compressed once for everybody, by what identifies a version: a page's
 * ETag, or the text of a part.
 */
export class PreparedBodies {
  readonly #bodies = new LRUCache<string, Prepared>({
    maxSize: MAX_BYTES,
    sizeCalculation: bytesOf,
    dispose: ({ place }, key) => {
      if (place !== null && this.#versions.get(place) === key) this.#versions.delete(place);
    },
  });
  /** Place to the key of its newest version. */
  readonly #versions = new Map<string, string>();
  readonly #waiting = new Set<string>();
  /** One at a time, which occupies two of the four libuv threads that passwords, pictures and DNS look-ups share. */
  readonly #limit = pLimit(1);

  /**
   * Returns the body in an encoding that the request accepts; as it was given until compression has finished.
   * @param place where the body was asked for, and is replaced by the next version; null: nowhere
   */
  of(
    key: string,
    body: Body,
    acceptEncoding: string | undefined,
    place: string | null = null,
  ): { body: Body; encoding?: string } {
    const known = this.#bodies.get(key);
    if (known) return pickEncoding(acceptEncoding, known) ?? { body: known.plain };
    // A version that finds no room is taken when it is next asked for.
    if (!this.#waiting.has(key) && this.#waiting.size < MAX_WAITING) {
      this.#waiting.add(key);
      void this.#limit(() => this.#prepare(key, Buffer.from(body), place));
    }
    return { body };
  }

  async #prepare(key: string, plain: Buffer, place: string | null): Promise<void> {
    const encoded = await encode(plain, BROTLI_QUALITY).catch((error: unknown): Encoded => {
      log.error({ err: error }, "a stored page could not be compressed");
      return {};
    });
    this.#waiting.delete(key);
    this.#bodies.set(key, { plain, place, ...encoded });
    if (place === null) return;
    // Pages change with every sale; their former versions would fill the budget and are not asked for again.
    const former = this.#versions.get(place);
    this.#versions.set(place, key);
    if (former !== undefined) this.#bodies.delete(former);
  }
}
