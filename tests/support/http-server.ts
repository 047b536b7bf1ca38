import { parseEnv } from "@/lib/env";
import { type Build, createHttpServer } from "@/server/http-server";
import type { Handle } from "@/server/pipeline";
import type { PageRules } from "@/server/policy/response-policy";
import { listenForTest } from "@/tests/support/listen";

type Options = Partial<PageRules> & {
  env?: Record<string, string>;
  build?: Build;
  onEnd?: Parameters<typeof listenForTest>[1];
};

/** Opens the shop's HTTP server, with a handler in the place of Next, until the test ends. */
export async function openHttpServer(handle: Handle, { env = {}, build, onEnd, ...rules }: Options = {}) {
  const http = createHttpServer(handle, parseEnv(env), { isHttps: false, frameScripts: [], ...rules }, build);
  return { ...http, ...(await listenForTest(http.server, onEnd)) };
}
