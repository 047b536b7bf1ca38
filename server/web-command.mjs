import { fileURLToPath } from "node:url";
import { allocatorSettings, heapFlags } from "./memory-settings.mjs";

/** How often the web process tells its supervisor that it runs. */
export const BEAT_MS = 5_000;

const WEB = fileURLToPath(new URL("web.mjs", import.meta.url));

/**
 * How the production web process is started.
 * @param {Readonly<Record<string, string | undefined>>} env names its database
 * @param {string} siteUrl
 */
export function webCommand(env, siteUrl) {
  return {
    args: [...heapFlags(env), WEB],
    env: {
      ...env,
      NODE_ENV: "production",
      NEXTAUTH_URL: siteUrl,
      NEXT_TELEMETRY_DISABLED: "1",
      ...allocatorSettings(env),
    },
  };
}
