import { parseEnv } from "@/lib/env";
import { type Build, createHttpServer } from "@/server/http-server";
import type { Handle } from "@/server/pipeline";
import type { StaffRefusal } from "@/server/policy/body-policy";
import type { PageRules } from "@/server/policy/response-policy";
import { listenForTest } from "@/tests/support/listen";

type Options = Partial<PageRules> & {
  env?: Record<string, string>;
  build?: Build;
  /** Without it every valid token is of staff. */
  staffRefusal?: StaffRefusal;
  onEnd?: Parameters<typeof listenForTest>[1];
};

/** Opens the shop's HTTP server, with a handler in the place of Next, until the test ends. */
export async function openHttpServer(
  handle: Handle,
  { env = {}, build, staffRefusal = async () => null, onEnd, ...rules }: Options = {},
) {
  const pageRules = { isHttps: false, frameScripts: [], ...rules };
  const http = createHttpServer(handle, parseEnv(env), pageRules, build, { staffRefusal });
  return { ...http, ...(await listenForTest(http.server, onEnd)) };
}
