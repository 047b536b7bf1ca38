import { connect, createServer, type Socket } from "node:net";
import { listenForTest } from "./listen";

export type Bridge = {
  port: number;
  /** True: connections are closed and refused. */
  setCut: (isCut: boolean) => void;
  /** True: connections are accepted and stay open, and nothing is answered, as with a suspended server. */
  setSilent: (isSilent: boolean) => void;
  /** How often clients sent a text so far. */
  timesSent: (text: string) => number;
};

/** A way to a server that one test can cut or silence, on a free port of this machine. */
export async function openBridge(toHost: string, toPort: number): Promise<Bridge> {
  const sockets = new Set<Socket>();
  let isCut = false;
  let isSilent = false;
  let sent = "";
  const server = createServer((inside) => {
    if (isCut) return void inside.destroy();
    const outside = connect(toPort, toHost);
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
  const { port } = await listenForTest(server);
  return {
    port,
    setCut(cut) {
      isCut = cut;
      if (cut) for (const socket of sockets) socket.destroy();
    },
    setSilent(silent) {
      isSilent = silent;
    },
    timesSent: (text) => sent.split(text).length - 1,
  };
}
