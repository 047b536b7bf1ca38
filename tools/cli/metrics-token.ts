import { env, requireProductionEnv } from "@/lib/env";
import { metricsToken } from "@/lib/metrics/token";
import { runCommand, say } from "@/tools/cli/launch/run-command";

runCommand(async () => {
  requireProductionEnv(env());
  say(metricsToken() ?? "");
});
