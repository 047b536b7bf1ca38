import { appendFileSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { FrameReader } from "@/tools/launch/embedded/frames";

const SOCKET_NAME = ".s.PGSQL.5432";

/**
 * Stands between a web server and the embedded database: passes everything on, and writes the text of each statement
 * to `file`, one a line, before the database sees it.
 * @returns the address to give to the web server, and the way to stop
 */
export async function recordStatements(databaseUrl: string, file: string) {
  const socketPath = join(new URL(databaseUrl).searchParams.get("host") ?? "", SOCKET_NAME);
  writeFileSync(file, "");
  const server = createServer((client) => passOn(client, connect(socketPath), file));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function passOn(client: Socket, database: Socket, file: string): void {
  const frames = new FrameReader();
  client.on("data", (chunk: Buffer) => {
    frames.push(chunk);
    for (let frame = frames.next(); frame; frame = frames.next()) {
      const text = frame.kind === "message" ? statementIn(frame.type, frame.bytes) : null;
      if (text) appendFileSync(file, `${text.replace(/\s+/g, " ")}\n`);
    }
    database.write(chunk);
  });
  database.on("data", (chunk: Buffer) => client.write(chunk));
  for (const [one, other] of [
    [client, database],
    [database, client],
  ] as const) {
    one.on("error", () => other.destroy());
    one.on("close", () => other.destroy());
  }
}

/** The text of a simple query, or of a statement that is prepared (its name comes first). */
function statementIn(type: string, bytes: Buffer): string | null {
  const body = bytes.subarray(5).toString("utf8");
  if (type === "Q") return body.split("\0")[0] ?? null;
  return type === "P" ? (body.split("\0")[1] ?? null) : null;
}
