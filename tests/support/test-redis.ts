import { createConnection } from "node:net";

/** Redis for tests, with a database number of its own because tests empty it. */
export const TEST_REDIS_URL = process.env.TEST_REDIS_URL ?? "redis://127.0.0.1:6379/13";

/** True when Redis answers; its tests run only then. */
export function redisAnswers(url = TEST_REDIS_URL): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = createConnection({ host: hostname, port: Number(port || 6379), timeout: 2_000 });
    const say = (answers: boolean) => {
      socket.destroy();
      resolve(answers);
    };
    socket.once("connect", () => socket.write("PING\r\n"));
    socket.once("data", (data) => say(data.toString().startsWith("+PONG")));
    socket.once("error", () => say(false));
    socket.once("timeout", () => say(false));
  });
}
