import { ensureClient } from "@/tools/cli/launch/prepare";
import { runCommand, say } from "@/tools/cli/launch/run-command";
import { runSteps } from "./steps";
import { fastSteps } from "./test-steps";

runCommand(async () => {
  ensureClient(say);
  await runSteps(fastSteps());
});
