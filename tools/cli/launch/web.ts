import type { ChildProcess } from "node:child_process";
import type { Env } from "@/lib/env";
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
  const args = mode === "start" ? [PRODUCTION] : [DEVELOPMENT, "dev", "--port", String(values.PORT), ...host];
  const childEnv = {
    ...env,
    NODE_ENV: mode === "start" ? ("production" as const) : ("development" as const),
    NEXTAUTH_URL: values.NEXTAUTH_URL,
    NEXT_DIST_DIR: distDir(),
    NEXT_TELEMETRY_DISABLED: "1",
    // glibc gives each thread that works on pictures an arena of its own and keeps it (sharp's notes on memory
    // allocators): a flood of pictures cost 400 MB, with this 230.
    MALLOC_ARENA_MAX: env.MALLOC_ARENA_MAX ?? "2",
  };
  return session.children.start("The web server", args, { env: childEnv }, session.fail);
}
