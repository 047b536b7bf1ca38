/**
 * The production web process: Next behind the shop's own HTTP server. Plain JavaScript, so that no compiler stays
 * loaded in the process that serves visitors; the TypeScript parts are compiled with the site (server/compile.mjs).
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import next from "next";
import { constantScripts } from "../lib/security/constant-scripts.mjs";
import { serverContext } from "../lib/server-context.mjs";
import { distDir } from "./dist-dir.mjs";
import { sharedStoreModule, webModules } from "./modules.mjs";
import { pageHashes, writePageHashes } from "./page-cache/page-hashes.mjs";
import { MESSAGES, tellSupervisor, untilTold, whenParentEnds } from "./supervisor-channel.mjs";
import { BEAT_MS } from "./web-command.mjs";

const ROOT = fileURLToPath(new URL("../", import.meta.url));
/** The supervisor kills what has not stopped after eight and a half seconds. */
const DRAIN_MS = 7_500;

const modules = await webModules();
const values = modules.requireProductionEnv(modules.env());
const context = serverContext();
const built = constantScripts(`${ROOT}${distDir()}/server`);
if (values.REDIS_URL) {
  const { createSharedStore, sharedName } = await sharedStoreModule();
  const build = readFileSync(`${ROOT}${distDir()}/BUILD_ID`, "utf8");
  context.sharedStore = createSharedStore(values.REDIS_URL, sharedName(build, values));
}
context.beforeStoring = (value) => writePageHashes(value, built.all);
context.currentRequest = modules.currentRequest;
// A sync of a long history spends a fifth of its time on garbage collection and would delay visitors here.
context.syncWorker = new modules.ForkedSyncWorker({ flush: modules.flushLocally });

modules.logConsole(modules.log, modules.redact);
// The call of a server function that waited in the browser behind another is sent to the page a click led to meanwhile.
// Where that page does not have the function, Next forwards the call to one that has: to the address it takes from here,
// or else to https on this port when a proxy says that the visitor used https.
process.env.__NEXT_PRIVATE_ORIGIN = modules.ownAddress(values);
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
const nextPart = {
  generation: () => context.pageStore?.generation ?? 0,
  staffRefusal: async (...asked) => {
    const { staffRefusal } = context;
    return staffRefusal ? staffRefusal(...asked) : "unavailable";
  },
};
const build = {
  files: modules.readBuildFiles(distDir()),
  isKnown: modules.readKnownPaths(distDir(), `${ROOT}public`),
  hashesOf: (html) => pageHashes(html, built.all),
};
const http = modules.createHttpServer(app.getRequestHandler(), values, rules, build, nextPart);

let isStopping = false;
async function stop() {
  if (isStopping) return;
  isStopping = true;
  context.isStopping = true;
  await http.drain(DRAIN_MS);
  process.exit(0);
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => void stop());

// The supervisor is gone: this process answers for the second that its successor takes to be there.
whenParentEnds(() => void stop());
if (process.send) {
  tellSupervisor(MESSAGES.readyToListen);
  await untilTold(MESSAGES.listen);
}
modules.collectWhenIdle();
try {
  await http.listen({ port: values.PORT, host: values.HOSTNAME });
} catch (error) {
  console.error(`The shop cannot listen on port ${values.PORT}: ${error.code ?? error.message}`);
  process.exit(1);
}
tellSupervisor(MESSAGES.listening);
// The supervisor kills a process that stops saying so.
setInterval(() => tellSupervisor(MESSAGES.alive), BEAT_MS).unref();
