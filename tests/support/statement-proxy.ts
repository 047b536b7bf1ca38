import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { FrameReader } from "@/server/embedded-database/frames";
import type { Statement } from "@/tests/support/statement-plans";

export type StatementProxy = {
  /** Connection string of the proxy. */
  url: string;
  close: () => void;
};

/**
 * A proxy between a web process and its database, embedded or server, that reports each statement before it forwards
 * it.
 * @param onStatement may return "lose the answer": the statement is carried out, and the connection ends instead of
 * its answer; or "say nothing more": neither side hears from the other again, and both stay connected; or "reset": the
 * client's connection is reset; or a promise: the statement is forwarded once it has settled
 */
export async function openStatementProxy(
  databaseUrl: string,
  onStatement: (statement: Statement) => unknown,
): Promise<StatementProxy> {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(addressOf(databaseUrl));
    let isLosing = false;
    const seeStatement = (statement: Statement) => {
      const asked = onStatement(statement);
      isLosing ||= asked === "lose the answer";
      if (asked instanceof Promise) {
        upstream.cork();
        const forward = () => upstream.uncork();
        void asked.then(forward, forward);
      }
      if (asked === "reset") client.resetAndDestroy();
      if (asked !== "say nothing more") return;
      client.unpipe(upstream);
      upstream.unpipe(client);
    };
    client.on("data", readStatements(seeStatement));
    upstream.on("data", () => {
      if (isLosing) client.destroy();
    });
    client.pipe(upstream).pipe(client);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { username, password, pathname, search } = new URL(databaseUrl);
  const url = new URL(`postgresql://127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`);
  Object.assign(url, { username, password, search });
  url.searchParams.delete("host");
  return {
    url: url.href,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** A `host` in the query is a folder with PostgreSQL's Unix socket, as libpq has it. */
export function addressOf(databaseUrl: string): { path: string } | { host: string; port: number } {
  const { hostname, port, searchParams } = new URL(databaseUrl);
  const folder = searchParams.get("host");
  return folder ? { path: join(folder, ".s.PGSQL.5432") } : { host: hostname, port: Number(port || 5432) };
}

/** Parses the client's messages: the text of a statement is in Parse, its values in Bind, or both in Query. */
function readStatements(onStatement: (statement: Statement) => void): (chunk: Buffer) => void {
  const reader = new FrameReader();
  const prepared = new Map<string, string>();
  return (chunk) => {
    reader.push(chunk);
    for (let frame = reader.next(); frame; frame = reader.next()) {
      if (frame.kind !== "message") continue;
      const body = frame.bytes.subarray(5);
      if (frame.type === "P") prepared.set(...parsed(body));
      const statement = frame.type === "B" ? bound(body, prepared) : simple(frame.type, body);
      if (statement) onStatement(statement);
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
