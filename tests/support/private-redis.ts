import { spawn, spawnSync } from "node:child_process";
import { onTestFinished } from "vitest";
import { freePort } from "@/tests/support/free-port";
import { redisAnswers } from "@/tests/support/test-redis";
import { waitUntil } from "@/tests/support/wait-until";

const PROGRAM = "redis-server";

/** True where Redis is installed. */
export const hasRedisServer = (): boolean => spawnSync(PROGRAM, ["--version"]).status === 0;

/**
 * Starts a Redis server without persistence for one test.
 * @returns its address
 */
export async function openPrivateRedis(options: string[]): Promise<string> {
  const port = await freePort();
  const args = [
    "--port",
    String(port),
    "--bind",
    "127.0.0.1",
    "--save",
    "",
    "--appendonly",
    "no",
    ...options,
  ];
  const server = spawn(PROGRAM, args, { stdio: "ignore" });
  onTestFinished(() => void server.kill("SIGKILL"));
  const url = `redis://127.0.0.1:${port}/0`;
  await waitUntil("a Redis of the test's own", () => redisAnswers(url));
  return url;
}
