import type { ChildProcess } from "node:child_process";
import type { Env } from "@/lib/env";
import { allocatorSettings, heapFlags } from "@/server/memory-settings.mjs";
import type { Environment } from "./children";
import { distDir } from "./prepare";
import type { Session } from "./session";

const DEVELOPMENT = "node_modules/next/dist/bin/next";
const PRODUCTION = "server/web.mjs";

/** Starts the web server as a child of the session, which ends with it. */
export function startWeb(
  session: Session,
  mode: "start" | "dev",
  values: Env,
  env: Environment,
): ChildProcess {
  const host = values.HOSTNAME ? ["--hostname", values.HOSTNAME] : [];
  const args =
    mode === "start"
      ? [...heapFlags(env), PRODUCTION]
      : [DEVELOPMENT, "dev", "--port", String(values.PORT), ...host];
  const childEnv = {
    ...env,
    NODE_ENV: mode === "start" ? ("production" as const) : ("development" as const),
    NEXTAUTH_URL: values.NEXTAUTH_URL,
    NEXT_DIST_DIR: distDir(),
    NEXT_TELEMETRY_DISABLED: "1",
    ...allocatorSettings(env),
  };
  return session.children.start("The web server", args, { env: childEnv }, session.fail);
}
