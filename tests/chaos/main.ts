import { ensureBuild } from "@/tools/cli/launch/ensure-build";
import { runCommand, say } from "@/tools/cli/launch/run-command";
import { parseChaosOptions } from "./options";
import { isWanted, requireKnown, runScenarios } from "./run-scenarios";
import { SCENARIOS } from "./scenarios";
import { summary } from "./summary";

// Without a handler a signal ends Node before its exit event, which stops what the scenarios started.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

runCommand(async () => {
  const options = parseChaosOptions(process.argv.slice(2));
  requireKnown(options.only, SCENARIOS);
  if (SCENARIOS.some((scenario) => scenario.startsShop !== false && isWanted(scenario, options.only)))
    await ensureBuild(say);
  // The shop's code in this process logs as little as in a test.
  process.env.LOG_LEVEL ??= "silent";
  say(`Seed ${options.seed}; the same choices again: npm run torture -- --seed ${options.seed}`);
  const ran = await runScenarios(SCENARIOS, options, say);
  const lines = summary(ran, options.seed);
  for (const line of lines) say(line);
  if (!lines.at(-1)?.endsWith(" 0 failed")) process.exitCode = 1;
});
