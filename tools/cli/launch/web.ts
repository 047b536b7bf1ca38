import type { ChildProcess } from "node:child_process";
import type { Env } from "@/lib/env";
import { webCommand } from "@/server/web-command.mjs";
import type { Environment } from "./children";
import type { CommandSession } from "./command-session";

const DEVELOPMENT = "node_modules/next/dist/bin/next";

/** Starts the web server as a child of the session, which ends with it. */
export function startWeb(
  session: CommandSession,
  mode: "start" | "dev",
  values: Env,
  env: Environment,
): ChildProcess {
  const command = webCommand(env, values.NEXTAUTH_URL);
  const host = values.HOSTNAME ? ["--hostname", values.HOSTNAME] : [];
  const { args, env: childEnv } =
    mode === "start"
      ? command
      : {
          args: [DEVELOPMENT, "dev", "--port", String(values.PORT), ...host],
          env: { ...command.env, NODE_ENV: "development" as const },
        };
  return session.children.start("The web server", args, { env: childEnv }, session.fail);
}
