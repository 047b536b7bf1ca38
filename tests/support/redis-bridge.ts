import { type Bridge, openBridge } from "@/tests/support/bridge";
import { TEST_REDIS_URL } from "@/tests/support/test-redis";

export type RedisBridge = Bridge & { url: string };

/** A connection to the Redis of the tests that one test can cut or silence. */
export async function openRedisBridge(): Promise<RedisBridge> {
  const { hostname, port, pathname } = new URL(TEST_REDIS_URL);
  const bridge = await openBridge(hostname, Number(port || 6379));
  return { ...bridge, url: `redis://127.0.0.1:${bridge.port}${pathname}` };
}
