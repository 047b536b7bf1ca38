/** PostgreSQL wire protocol framing: https://www.postgresql.org/docs/current/protocol-message-formats.html */

const PROTOCOL_3 = 196_608;
const ERROR_RESPONSE = "E".charCodeAt(0);
const PARSE = "P".charCodeAt(0);
const QUERY = "Q".charCodeAt(0);
const READY_FOR_QUERY = "Z".charCodeAt(0);
const FLUSH = "H".charCodeAt(0);
const CANCEL_REQUEST = 80_877_102;
const SSL_REQUEST = 80_877_103;
const GSSENC_REQUEST = 80_877_104;

export type Frame =
  | { kind: "startup"; parameters: ReadonlyMap<string, string> }
  | { kind: "encryption" }
  | { kind: "cancel" }
  | { kind: "message"; type: string; bytes: Buffer };

/** Splits one client's byte stream into protocol messages, copying long ones only once. */
export class FrameReader {
  #chunks: Buffer[] = [];
  #size = 0;
  #started = false;

  push(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#size += chunk.length;
  }

  /** The next complete message, or null until more bytes arrive. Throws on an impossible length or version. */
  next(): Frame | null {
    return this.#started ? this.#nextMessage() : this.#nextBeforeStart();
  }

  #nextBeforeStart(): Frame | null {
    const head = this.#peek(8);
    if (!head) return null;
    const length = head.readInt32BE(0);
    const code = head.readInt32BE(4);
    if (length < 8 || length > 10_000) throw new Error("The client does not use the PostgreSQL protocol.");
    const bytes = this.#take(length);
    if (!bytes) return null;
    if (code === SSL_REQUEST || code === GSSENC_REQUEST) return { kind: "encryption" };
    if (code === CANCEL_REQUEST) return { kind: "cancel" };
    if (code !== PROTOCOL_3) throw new Error("This server speaks PostgreSQL protocol 3.0 only.");
    this.#started = true;
    return { kind: "startup", parameters: parametersOf(bytes.subarray(8)) };
  }

  #nextMessage(): Frame | null {
    const head = this.#peek(5);
    if (!head) return null;
    const type = String.fromCharCode(head.readUInt8(0));
    const length = head.readInt32BE(1);
    if (length < 4) throw new Error("A message has an invalid length.");
    const bytes = this.#take(length + 1);
    return bytes && { kind: "message", type, bytes };
  }

  #peek(count: number): Buffer | null {
    if (this.#size < count) return null;
    const first = this.#chunks[0];
    return first && first.length >= count ? first : this.#joined();
  }

  #take(count: number): Buffer | null {
    if (this.#size < count) return null;
    const all = this.#joined();
    this.#chunks = all.length > count ? [all.subarray(count)] : [];
    this.#size -= count;
    return all.subarray(0, count);
  }

  #joined(): Buffer {
    const only = this.#chunks.length === 1 ? this.#chunks[0] : undefined;
    const all = only ?? Buffer.concat(this.#chunks, this.#size);
    this.#chunks = [all];
    return all;
  }
}

/** Names and values of a startup message, each ended by a NUL, with one more NUL at the end. */
function parametersOf(bytes: Buffer): Map<string, string> {
  const texts = bytes.toString("utf8").split("\0");
  const pairs = Array.from({ length: Math.floor(texts.length / 2) }, (_, at) =>
    texts.slice(2 * at, 2 * at + 2),
  );
  return new Map(pairs.filter(([name]) => name) as [string, string][]);
}

/** How many bytes of a statement are looked at. */
const LOOKED_AT = 10_000;

/** The beginnings of the statements in whole messages: of simple queries (Q) and Parse (P); values are in others. */
export function statementsOf(messages: Buffer): string[] {
  const statements: string[] = [];
  let rest = messages;
  while (rest.length >= 5) {
    const end = 1 + rest.readInt32BE(1);
    const [type, body] = [rest.readUInt8(0), rest.subarray(5, end)];
    // A Parse message names its statement before it.
    const from = type === PARSE ? body.indexOf(0) + 1 : 0;
    if (type === PARSE || type === QUERY) {
      const to = Math.min(body.indexOf(0, from), from + LOOKED_AT);
      statements.push(body.toString("latin1", from, to));
    }
    rest = rest.subarray(end);
  }
  return statements;
}

/** A simple-query message holding `sql`. */
export function queryFrame(sql: string): Buffer {
  return frame("Q", Buffer.from(`${sql}\0`));
}

/** The startup message of the user postgres. */
export const STARTUP_FRAME = startupFrame({ user: "postgres", database: "postgres" });

export const SYNC_FRAME = frame("S", Buffer.alloc(0));

/** An error after which the connection ends. */
export function fatalErrorFrame(code: string, message: string): Buffer {
  return frame("E", Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`));
}

/**
 * True for an error that ends its session: severity FATAL or PANIC, in the first two fields as PostgreSQL writes them.
 */
export function isSessionsEnd(answer: Uint8Array): boolean {
  // Checked first, because every row of every answer passes here.
  if (answer[0] !== ERROR_RESPONSE) return false;
  return /^E.{4}S[^\0]*\0V(?:FATAL|PANIC)\0/s.test(Buffer.from(answer.subarray(0, 64)).toString("latin1"));
}

/** Whether the last of the messages is a Flush, after which the engine need not be ready for a query. */
export function endsWithFlush(messages: Buffer): boolean {
  const at = messages.length - 5;
  return messages[at] === FLUSH && messages.readInt32BE(at + 1) === 4;
}

/** The transaction status an answer ends with (I idle, T in a transaction, E in a failed one), or null. */
export function endingStatus(answer: Buffer): string | null {
  const at = answer.length - 6;
  if (at < 0 || answer[at] !== READY_FOR_QUERY || answer.readInt32BE(at + 1) !== 5) return null;
  return String.fromCharCode(answer[answer.length - 1] ?? 0);
}

function startupFrame(values: Record<string, string>): Buffer {
  const body = Buffer.from(`${Object.entries(values).flat().join("\0")}\0\0`);
  const head = Buffer.alloc(8);
  head.writeInt32BE(8 + body.length, 0);
  head.writeInt32BE(PROTOCOL_3, 4);
  return Buffer.concat([head, body]);
}

function frame(type: string, body: Buffer): Buffer {
  const bytes = Buffer.alloc(5 + body.length);
  bytes.write(type, 0, "latin1");
  bytes.writeInt32BE(4 + body.length, 1);
  body.copy(bytes, 5);
  return bytes;
}
