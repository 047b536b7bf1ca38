import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** A port on which nothing listens. */
export async function freePort(): Promise<number> {
  const server = createServer().listen({ port: 0, host: "127.0.0.1", exclusive: true });
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
