import { connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import { TEST_REDIS_URL } from "@/tests/support/test-redis";

export type RedisBridge = {
  url: string;
  /** True: connections are closed and refused. */
  setCut: (isCut: boolean) => void;
  /** True: connections are accepted and stay open, and nothing is answered, as with a suspended Redis. */
  setSilent: (isSilent: boolean) => void;
  /** How often clients sent a text so far. */
  timesSent: (text: string) => number;
};

/** A connection to the Redis of the tests that one test can cut or silence. */
export async function openRedisBridge(): Promise<RedisBridge> {
  const { hostname, port, pathname } = new URL(TEST_REDIS_URL);
  const sockets = new Set<Socket>();
  let isCut = false;
  let isSilent = false;
  let sent = "";
  const server = createServer((inside) => {
    if (isCut) return void inside.destroy();
    const outside = connect(Number(port || 6379), hostname);
    for (const socket of [inside, outside]) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        sockets.delete(socket);
        inside.destroy();
        outside.destroy();
      });
    }
    inside.on("data", (data) => {
      sent += data.toString("latin1");
      if (!isSilent) outside.write(data);
    });
    outside.on("data", (data) => isSilent || inside.write(data));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const closeAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(() => {
    closeAll();
    server.close();
  });
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("no port");
  return {
    url: `redis://127.0.0.1:${address.port}${pathname}`,
    setCut(cut) {
      isCut = cut;
      if (cut) closeAll();
    },
    setSilent(silent) {
      isSilent = silent;
    },
    timesSent: (text) => sent.split(text).length - 1,
  };
}
