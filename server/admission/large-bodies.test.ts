import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { encode } from "next-auth/jwt";
import { afterEach, expect, it } from "vitest";
import { parseEnv } from "@/lib/env";
import { createHttpServer } from "../http-server";

const secret = "a-secret-only-tests-use";

let server: Server = createServer();
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** An HTTP server whose handler records each request and answers only when told to. */
async function startServer() {
  const begun: string[] = [];
  const finish: (() => void)[] = [];
  const handle = async (request: { url?: string }, response: { end: () => void }) => {
    begun.push(request.url ?? "");
    finish.push(() => response.end());
  };
  ({ server } = createHttpServer(handle, parseEnv({ NEXTAUTH_SECRET: secret }), {
    isHttps: false,
    frameScripts: [],
  }));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, begun, finish };
}

it("starts large bodies one at a time, and pages meanwhile", async () => {
  const { url, begun, finish } = await startServer();
  const body = new Uint8Array(1024 * 1024);
  const id = "00000000-0000-4000-8000-000000000001";
  const headers = { cookie: `shop-session=${await encode({ token: { sub: id, sid: id }, secret })}` };
  const post = (at: number) => fetch(`${url}/api/upload?${at}`, { method: "POST", body, headers });
  const calls = Array.from({ length: 20 }, (_, at) => post(at));
  await expect.poll(() => begun.length, { interval: 1 }).toBeGreaterThan(0);
  const page = fetch(`${url}/page`);
  await expect.poll(() => begun, { interval: 1 }).toContain("/page");
  expect(begun.indexOf("/page")).toBeLessThan(10);
  await expect.poll(() => begun).toHaveLength(21);
  for (const end of finish) end();
  for (const { status } of await Promise.all([...calls, page])) expect(status).toBe(200);
});
