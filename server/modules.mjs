import { fileURLToPath } from "node:url";
import { typescript } from "./typescript.mjs";

const { import: load } = typescript(import.meta.url);

/** The TypeScript parts of the web process. */
export async function webModules() {
  return {
    ...(await load("@/lib/env.ts")),
    ...(await load("@/lib/cache/flush-locally.ts")),
    ...(await load("@/lib/log.ts")),
    ...(await load("./console-log.ts")),
    ...(await load("./current-request.ts")),
    ...(await load("./http-server.ts")),
    ...(await load("./idle-collection.ts")),
    ...(await load("./own-address.ts")),
    ...(await load("./build-files.ts")),
    ...(await load("./policy/known-paths.ts")),
    ...(await load("./sync-worker/forked-sync-worker.ts")),
  };
}

/** The shared page store; its client is loaded only in a shop with Redis. */
export const sharedStoreModule = () => load("./page-cache/redis-store.ts");

/** The TypeScript part of the process that owns the embedded database. */
export const ownerModule = () => load("./embedded-database/owner.ts");

/** The database engine's, which the owner loads by itself when it has the folder. */
export const engineModule = () => load("./embedded-database/cluster.ts");

/** The TypeScript part of the sync worker. */
export const syncModule = () => loadServerOnly("./sync-worker/serve.ts");

/** The checks before a start. */
export const prepareModule = () => loadServerOnly("./prepare.ts");

/** @param {string} file */
function loadServerOnly(file) {
  // The package `server-only` throws unless resolved under the condition `react-server`, which Node is given and jiti
  // does not use.
  const marker = fileURLToPath(import.meta.resolve("server-only"));
  return typescript(import.meta.url, { "server-only": marker }).import(file);
}
