import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { FrameReader } from "@/tools/launch/embedded/frames";

export type Statement = { sql: string; values: (string | null)[] };

export type Tap = {
  /** The same database, through the tap. */
  url: string;
  /** What went through while `work` ran; the frame of a transaction is not counted. */
  during: <T>(work: () => Promise<T>) => Promise<{ result: T; statements: Statement[] }>;
  close: () => void;
};

const FRAME = /^\s*(BEGIN|COMMIT|ROLLBACK|SAVEPOINT|RELEASE|SET|DEALLOCATE)\b/i;

/** Stands between a web process and its PostgreSQL server and writes down the statements that pass. */
export async function openTap(databaseUrl: string): Promise<Tap> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let seen: Statement[] = [];
  const server = createServer((client) => {
    const upstream = connect({ host: target.hostname, port: Number(target.port || 5432) });
    const note = noteStatements((statement) => seen.push(statement));
    client.on("data", note);
    client.pipe(upstream).pipe(client);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => {
        client.destroy();
        upstream.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    during: async (work) => {
      seen = [];
      const result = await work();
      return { result, statements: seen };
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Reads the client's side of the protocol: a text arrives in Parse, its values in Bind, or both in one Query. */
function noteStatements(tell: (statement: Statement) => void): (chunk: Buffer) => void {
  const reader = new FrameReader();
  const prepared = new Map<string, string>();
  return (chunk) => {
    reader.push(chunk);
    for (let frame = reader.next(); frame; frame = reader.next()) {
      if (frame.kind !== "message") continue;
      const body = frame.bytes.subarray(5);
      if (frame.type === "P") prepared.set(...parsed(body));
      const statement = frame.type === "B" ? bound(body, prepared) : simple(frame.type, body);
      if (statement && !FRAME.test(statement.sql)) tell(statement);
    }
  };
}

function simple(type: string, body: Buffer): Statement | null {
  return type === "Q" ? { sql: text(body, 0).value, values: [] } : null;
}

function parsed(body: Buffer): [name: string, sql: string] {
  const name = text(body, 0);
  return [name.value, text(body, name.end).value];
}

function bound(body: Buffer, prepared: ReadonlyMap<string, string>): Statement {
  const name = text(body, text(body, 0).end);
  const formats = body.readInt16BE(name.end);
  let at = name.end + 2 + 2 * formats;
  const count = body.readInt16BE(at);
  at += 2;
  const values: (string | null)[] = [];
  for (let value = 0; value < count; value += 1) {
    const length = body.readInt32BE(at);
    at += 4;
    values.push(length < 0 ? null : body.toString("utf8", at, at + length));
    at += Math.max(0, length);
  }
  return { sql: prepared.get(name.value) ?? "", values };
}

function text(body: Buffer, from: number): { value: string; end: number } {
  const end = body.indexOf(0, from);
  return { value: body.toString("utf8", from, end), end: end + 1 };
}
