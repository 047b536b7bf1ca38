/** The process that runs syncs for a web process. Plain JavaScript for the same reason as server/web.mjs. */
import { fileURLToPath } from "node:url";
import { createJiti } from "jiti";

const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");
// The package `server-only` throws unless resolved under the condition `react-server`, which Node is given and jiti
// does not use.
const marker = fileURLToPath(import.meta.resolve("server-only"));
const jiti = createJiti(import.meta.url, {
  fsCache: `${root}/${process.env.NEXT_DIST_DIR ?? ".next"}/cache/jiti`,
  alias: { "@": root, "server-only": marker },
});
const { serveSyncs } = await jiti.import("./serve.ts");
serveSyncs();
