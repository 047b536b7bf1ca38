import { ensureClient } from "../prepare";
import { runCommand, say } from "../run-command";
import { runSteps } from "../steps";
import { allSteps } from "../test-steps";

runCommand(async () => {
  ensureClient(say);
  await runSteps(await allSteps());
});
