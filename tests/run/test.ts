import { runCommand } from "@/tools/cli/launch/run-command";
import { keepTemporaryFilesInMemory } from "./memory-folder";
import { runSteps } from "./steps";
import { allSteps, testServices } from "./test-steps";

runCommand(async () => {
  const forget = keepTemporaryFilesInMemory();
  try {
    const { postgres, redis } = await testServices();
    await runSteps(allSteps(postgres.answers, redis.answers), [postgres, redis]);
  } finally {
    forget();
  }
});
