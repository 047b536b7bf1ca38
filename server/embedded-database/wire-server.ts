import { createServer, type Server, type Socket } from "node:net";
import {
  endingStatus,
  endsWithFlush,
  type Frame,
  FrameReader,
  fatalErrorFrame,
  isSessionsEnd,
  queryFrame,
  STARTUP_FRAME,
  SYNC_FRAME,
  statementsOf,
} from "./frames";

/** What the server needs from PGlite. */
type Engine = {
  execProtocolRawStream(
    message: Uint8Array,
    options: { syncToFs: boolean; onRawData: (bytes: Uint8Array) => void },
  ): Promise<void>;
};

export type WireServerOptions = {
  engine: Engine;
  /** Called before every batch; a throw stops the server through `onFatal`. */
  beforeWork?: () => void;
  /** The engine can no longer be trusted: the process must end without another write. */
  onFatal: (reason: Error) => void;
  /** Called when a batch starts, with its client's statement timeout, and when it ends. */
  watchdog?: { start(ms: number): void; stop(): void };
  /** How long a client may sit in an open transaction while others wait. */
  idleInTransactionMs?: number;
};

/** Time for a disconnected client to read the reason. */
const GOODBYE_MS = 500;

type Client = {
  socket: Socket;
  reader: FrameReader;
  /** Messages of the batch that is still arriving. */
  arriving: Buffer[];
  /** Complete batches, oldest first. */
  work: Buffer[];
  /** The client asked to terminate: disconnect when its batches are done. */
  leaving: boolean;
  gone: boolean;
  /** The statement timeout the client asked for when it connected, in milliseconds; 0 means none. */
  statementTimeoutMs: number;
};

const NO_WATCHDOG = { start: () => {}, stop: () => {} };

/**
 * PGlite ends its process on COPY FROM STDIN, so such a statement is replaced by one that fails, inside a transaction
 * too.
 */
const COPY_IN = /^([^;]*;)*\s*copy\s[^;]*\bfrom\s+stdin\b/i;
const COPY_IN_REFUSED = queryFrame(
  "DO $$ BEGIN RAISE feature_not_supported USING MESSAGE = 'COPY FROM STDIN is not available on the embedded database.'; END $$",
);

/**
 * Lets many PostgreSQL clients share the one session PGlite has.
 *
 * A client's messages run as one batch from the first to its Sync, and a client in a transaction keeps the engine until
 * it commits. (`@electric-sql/pglite-socket` 0.2.17 switches clients between single messages, so a query longer than
 * one network read can bind to another client's statement.) Session state is shared: SET, named statements, LISTEN and
 * session advisory locks are not private to a client. COPY FROM STDIN is refused.
 */
export class WireServer {
  readonly #options: Required<WireServerOptions>;
  readonly #server: Server;
  readonly #clients = new Set<Client>();
  #holder: Client | null = null;
  #running = false;
  #served: Client | null = null;
  #stopped = false;
  #idleTimer: NodeJS.Timeout | undefined;
  /** The engine's answer to a startup message, cached so that a new client need not wait for a transaction. */
  #startupAnswer: Buffer = Buffer.alloc(0);

  constructor(options: WireServerOptions) {
    this.#options = { beforeWork: () => {}, watchdog: NO_WATCHDOG, idleInTransactionMs: 30_000, ...options };
    this.#server = createServer((socket) => this.#accept(socket));
  }

  async listen(path: string): Promise<void> {
    this.#startupAnswer = await this.#execute(STARTUP_FRAME);
    return new Promise((resolve, reject) => {
      this.#server.once("error", reject);
      this.#server.listen(path, () => resolve());
    });
  }

  /** Refuses new clients, lets the running batch finish, rolls back open transactions and disconnects everybody. */
  async stop(): Promise<void> {
    this.#stopped = true;
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    while (this.#running) await new Promise((resolve) => setImmediate(resolve));
    this.#stopWatching();
    if (this.#holder) await this.#rollBack();
    for (const client of this.#clients) {
      client.socket.end(fatalErrorFrame("57P01", "The database is shutting down."));
      client.socket.destroySoon();
    }
    await closed;
  }

  #accept(socket: Socket): void {
    const client: Client = {
      socket,
      reader: new FrameReader(),
      arriving: [],
      work: [],
      leaving: false,
      gone: false,
      statementTimeoutMs: 0,
    };
    this.#clients.add(client);
    socket.on("data", (chunk) => this.#receive(client, chunk));
    socket.on("error", () => socket.destroy());
    socket.on("close", () => this.#leave(client));
  }

  #receive(client: Client, chunk: Buffer): void {
    try {
      client.reader.push(chunk);
      for (let frame = client.reader.next(); frame; frame = client.reader.next())
        this.#takeFrame(client, frame);
    } catch (error) {
      const message = error instanceof Error ? error.message : "unreadable message";
      client.socket.end(fatalErrorFrame("08P01", message));
      return;
    }
    this.#hangUpIfDone(client);
    this.#pump();
  }

  #hangUpIfDone(client: Client): void {
    if (client.leaving && client.work.length === 0 && !(this.#running && this.#served === client))
      client.socket.end();
  }

  #takeFrame(client: Client, frame: Frame): void {
    if (frame.kind === "encryption") client.socket.write("N");
    else if (frame.kind === "cancel") client.socket.end();
    else if (frame.kind === "startup") {
      client.statementTimeoutMs = Number(frame.parameters.get("statement_timeout")) || 0;
      client.socket.write(this.#startupAnswer);
    } else if (frame.type === "X") client.leaving = true;
    else {
      client.arriving.push(frame.bytes);
      // After Sync, a simple query, a function call and Flush a client waits for an answer, so they end a batch.
      if (!"SQFH".includes(frame.type)) return;
      client.work.push(Buffer.concat(client.arriving));
      client.arriving = [];
    }
  }

  #pump(): void {
    if (this.#running || this.#stopped) return;
    const client = this.#holder ?? this.#nextWaiting();
    const work = client?.work.shift();
    if (!client || !work) {
      if (this.#holder) this.#watchHolder(this.#holder);
      return;
    }
    this.#stopWatching();
    this.#running = true;
    this.#served = client;
    this.#serve(client, work).then(
      () => {
        this.#running = false;
        this.#hangUpIfDone(client);
        setImmediate(() => this.#pump());
      },
      (error: unknown) => this.#fail(error),
    );
  }

  /** Round robin: a served client goes to the end of the queue. */
  #nextWaiting(): Client | undefined {
    for (const client of this.#clients) {
      if (client.work.length === 0) continue;
      this.#clients.delete(client);
      this.#clients.add(client);
      return client;
    }
    return undefined;
  }

  async #serve(client: Client, work: Buffer): Promise<void> {
    if (client.gone) return this.#rollBack();
    this.#options.beforeWork();
    const isCopyIn = statementsOf(work).some((sql) => COPY_IN.test(sql));
    this.#options.watchdog.start(client.statementTimeoutMs);
    const answer = await this.#execute(isCopyIn ? COPY_IN_REFUSED : work);
    this.#options.watchdog.stop();
    if (!client.gone) client.socket.write(answer);
    const status = endingStatus(answer);
    if (status === null && !endsWithFlush(work)) throw new Error("The database engine stopped answering.");
    this.#holder = status === "I" ? null : client;
    if (client.gone && this.#holder) await this.#rollBack();
  }

  async #rollBack(): Promise<void> {
    await this.#execute(SYNC_FRAME);
    await this.#execute(queryFrame("ROLLBACK"));
    this.#holder = null;
  }

  async #execute(work: Buffer): Promise<Buffer> {
    const answer: Buffer[] = [];
    const onRawData = (bytes: Uint8Array) => {
      // PGlite does not survive it: it repeats the error until memory is full and never returns.
      if (isSessionsEnd(bytes))
        this.#options.onFatal(new Error(`The engine ended its session: ${textOf(bytes)}`));
      answer.push(Buffer.from(bytes));
    };
    await this.#options.engine.execProtocolRawStream(new Uint8Array(work), { syncToFs: false, onRawData });
    return Buffer.concat(answer);
  }

  #watchHolder(holder: Client): void {
    this.#idleTimer ??= setTimeout(() => {
      this.#idleTimer = undefined;
      const othersWait = [...this.#clients].some((client) => client !== holder && client.work.length > 0);
      if (this.#holder !== holder || !othersWait) return;
      const message = "An open transaction was idle while others waited, and was rolled back.";
      holder.socket.end(fatalErrorFrame("25P03", message));
      // A suspended process reads nothing: the answer it has not read must not keep the others waiting.
      setTimeout(() => holder.socket.destroy(), GOODBYE_MS).unref();
    }, this.#options.idleInTransactionMs).unref();
  }

  #stopWatching(): void {
    clearTimeout(this.#idleTimer);
    this.#idleTimer = undefined;
  }

  #leave(client: Client): void {
    client.gone = true;
    this.#clients.delete(client);
    // Any message: its turn rolls back what a client that is gone has left open.
    client.work = this.#holder === client ? [SYNC_FRAME] : [];
    this.#pump();
  }

  #fail(error: unknown): void {
    this.#stopped = true;
    this.#server.close();
    for (const client of this.#clients) client.socket.destroy();
    this.#options.onFatal(error instanceof Error ? error : new Error(String(error)));
  }
}

/** The fields of an error answer as one text. */
const textOf = (answer: Uint8Array): string =>
  Buffer.from(answer)
    .toString("utf8")
    .replaceAll(/[^ -~]+/g, " ")
    .trim()
    .slice(0, 300);
