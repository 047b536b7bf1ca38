import { createServer } from "node:net";
import { LaunchError } from "./launch-error.mjs";

/** @throws LaunchError when something else listens there */
export async function requireFreePort(port: number, host: string | undefined, hint: string): Promise<void> {
  try {
    await listenOnce(port, host);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EADDRINUSE") throw new LaunchError(`Port ${port} is in use by another program. ${hint}`);
    if (code === "EACCES") throw new LaunchError(`Port ${port} may not be opened by this user. ${hint}`);
    throw new LaunchError(`HOSTNAME: the shop cannot listen on ${host} (${code}).`);
  }
}

function listenOnce(port: number, host?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve()));
  });
}
