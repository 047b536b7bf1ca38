/**
 * The production web process: Next behind the shop's own HTTP server. Plain JavaScript, so that no compiler stays loaded
 * in the process that serves visitors; the TypeScript parts are compiled once, at start.
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { createJiti } from "jiti";
import next from "next";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
/** The launcher ends what has not stopped after eight and a half seconds. */
const DRAIN_MS = 7_500;

const jiti = createJiti(import.meta.url, { alias: { "@": ROOT.replace(/\/$/, "") } });
const { env, requireProductionEnv } = await jiti.import("@/lib/env.ts");
const { createFront } = await jiti.import("./front.ts");
const { readBuildFiles } = await jiti.import("./build-files.ts");
const { readKnownPaths } = await jiti.import("./known-paths.ts");
const { ForkedSyncWorker } = await jiti.import("./sync-worker/fork.ts");
const { constantScripts } = await import("../../lib/security/constant-scripts.mjs");

const { noteEtag } = await import("../../lib/cache/note-etag.mjs");
const { noteInlineContent } = await import("../../lib/security/note-inline-content.mjs");

const values = requireProductionEnv(env());
const distDir = process.env.NEXT_DIST_DIR ?? ".next";
const built = constantScripts(`${ROOT}${distDir}/server`);
if (values.REDIS_URL) {
  const { createSharedStore } = await jiti.import("@/lib/cache/shared-store.ts");
  const build = readFileSync(`${ROOT}${distDir}/BUILD_ID`, "utf8");
  globalThis.shopSharedStore = createSharedStore(values.REDIS_URL, build);
}
globalThis.shopBeforeStoring = (value) => {
  noteInlineContent(value, built.all);
  noteEtag(value);
};
// A sync of a long history would keep visitors waiting: it collects garbage for a fifth of its time.
globalThis.shopSyncWorker = new ForkedSyncWorker({
  flush: async (tags) => globalThis.shopCacheStore?.revalidateTag(tags, { expire: 0 }),
});

const app = next({
  dev: false,
  dir: ROOT,
  port: values.PORT,
  hostname: values.HOSTNAME ?? "localhost",
  // Next puts its upgrade listener on this server, which never listens: upgrades have no way in (CVE-2026-44578).
  httpServer: createServer(),
});
await app.prepare();

const rules = {
  isHttps: values.NEXTAUTH_URL.startsWith("https://"),
  widgetUrl: values.WIDGET_SCRIPT_URL,
  placesUrl: values.GOOGLE_PLACES_BASE_URL,
  frameScripts: built.frame,
};
const generation = () => globalThis.shopCacheStore?.generation ?? 0;
const build = { files: readBuildFiles(distDir), isKnown: readKnownPaths(distDir, `${ROOT}public`) };
const front = createFront(app.getRequestHandler(), values, rules, build, generation);

let isStopping = false;
async function stop() {
  if (isStopping) return;
  isStopping = true;
  globalThis.shopIsStopping = true;
  await front.drain(DRAIN_MS);
  process.exit(0);
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);

front.server.on("error", (error) => {
  console.error(`The shop cannot listen on port ${values.PORT}: ${error.code ?? error.message}`);
  process.exit(1);
});
front.server.listen({ port: values.PORT, host: values.HOSTNAME });
