import { once } from "node:events";
import type { AddressInfo, Server, Socket } from "node:net";
import { onTestFinished } from "vitest";

/**
 * Has a server listen on a free port of this machine until the test ends; then its open connections are closed too.
 * @param onEnd that of its context in a concurrent test
 */
export async function listenForTest(
  server: Server,
  onEnd: (close: () => void) => void = onTestFinished,
): Promise<{ port: number; url: string }> {
  const connections: Socket[] = [];
  server.on("connection", (connection) => connections.push(connection));
  await once(server.listen(0, "127.0.0.1"), "listening");
  onEnd(() => {
    server.close();
    for (const connection of connections) connection.destroy();
  });
  const { port } = server.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}` };
}
