/**
 * The production web process: Next behind the shop's own HTTP server. Plain JavaScript, so that no compiler stays
 * loaded in the process that serves visitors; the TypeScript parts are compiled once, at start.
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { createJiti } from "jiti";
import next from "next";

const ROOT = fileURLToPath(new URL("../", import.meta.url));
/** The supervisor kills what has not stopped after eight and a half seconds. */
const DRAIN_MS = 7_500;

const distDir = process.env.NEXT_DIST_DIR ?? ".next";
// Compiled files are kept in the build folder: others could write to a shared temporary one.
const jiti = createJiti(import.meta.url, {
  fsCache: `${ROOT}${distDir}/cache/jiti`,
  alias: { "@": ROOT.replace(/\/$/, "") },
});
const { env, requireProductionEnv } = await jiti.import("@/lib/env.ts");
const { logConsole } = await jiti.import("./console-log.ts");
const { currentRequest } = await jiti.import("./current-request.ts");
const { createHttpServer } = await jiti.import("./http-server.ts");
const { collectWhenIdle } = await jiti.import("./idle-collection.ts");
const { readBuildFiles } = await jiti.import("./build-files.ts");
const { readKnownPaths } = await jiti.import("./policy/known-paths.ts");
const { ForkedSyncWorker } = await jiti.import("./sync-worker/fork.ts");
const { constantScripts } = await import("../lib/security/constant-scripts.mjs");

const { serverContext } = await import("../lib/server-context.mjs");
const { pageFacts, writePageFacts } = await import("./page-cache/page-facts.mjs");

const values = requireProductionEnv(env());
const context = serverContext();
const built = constantScripts(`${ROOT}${distDir}/server`);
if (values.REDIS_URL) {
  const { createSharedStore } = await jiti.import("./page-cache/redis-store.ts");
  const build = readFileSync(`${ROOT}${distDir}/BUILD_ID`, "utf8");
  context.sharedStore = createSharedStore(values.REDIS_URL, build);
}
context.beforeStoring = (value) => writePageFacts(value, built.all);
context.currentRequest = currentRequest;
// A sync of a long history spends a fifth of its time on garbage collection and would delay visitors here.
context.syncWorker = new ForkedSyncWorker({
  flush: async (tags) => context.pageStore?.revalidateTag(tags, { expire: 0 }),
});

const { log, redact } = await jiti.import("@/lib/log.ts");
logConsole(log, redact);
const app = next({
  dev: false,
  dir: ROOT,
  port: values.PORT,
  hostname: values.HOSTNAME ?? "localhost",
  // Next attaches its upgrade listener to this server, which never listens, so that no upgrade is accepted
  // (CVE-2026-44578).
  httpServer: createServer(),
});
await app.prepare();

const rules = {
  isHttps: values.NEXTAUTH_URL.startsWith("https://"),
  widgetUrl: values.WIDGET_SCRIPT_URL,
  placesUrl: values.GOOGLE_PLACES_BASE_URL,
  frameScripts: built.frame,
};
const generation = () => context.pageStore?.generation ?? 0;
const build = {
  files: readBuildFiles(distDir),
  isKnown: readKnownPaths(distDir, `${ROOT}public`),
  factsOf: (html) => pageFacts(html, built.all),
};
const http = createHttpServer(app.getRequestHandler(), values, rules, build, generation);

let isStopping = false;
async function stop() {
  if (isStopping) return;
  isStopping = true;
  context.isStopping = true;
  await http.drain(DRAIN_MS);
  process.exit(0);
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => void stop());

if (process.send) {
  // The supervisor is gone: this process answers for the second that its successor takes to be there.
  process.on("disconnect", () => void stop());
  process.send("ready to listen");
  await new Promise((resolve) => process.once("message", resolve));
}
collectWhenIdle();
try {
  await http.listen({ port: values.PORT, host: values.HOSTNAME });
} catch (error) {
  console.error(`The shop cannot listen on port ${values.PORT}: ${error.code ?? error.message}`);
  process.exit(1);
}
process.send?.("listening", () => {});
