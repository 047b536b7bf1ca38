import { createServer } from "node:net";
import { CommandError } from "./command-error.mjs";

/**
 * @param another how to choose another port, as the end of a sentence
 * @throws CommandError when the shop cannot listen there
 */
export async function requireFreePort(
  port: number,
  host: string | undefined,
  another: string,
): Promise<void> {
  try {
    await listenOnce(port, host);
  } catch (error) {
    throw new CommandError(sentenceFor((error as NodeJS.ErrnoException).code, port, host, another));
  }
}

function sentenceFor(
  code: string | undefined,
  port: number,
  host: string | undefined,
  another: string,
): string {
  if (code === "EADDRINUSE") return `Port ${port} is in use by another program. Stop it, or ${another}`;
  if (code === "EACCES") return `Port ${port} may not be opened by this user; ${another}`;
  if (host === undefined) return `The shop cannot listen on port ${port} (${code}).`;
  return `HOSTNAME: the shop cannot listen on ${host} (${code}).`;
}

function listenOnce(port: number, host?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve()));
  });
}
