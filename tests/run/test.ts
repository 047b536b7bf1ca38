import { runCommand } from "@/tools/cli/launch/run-command";
import { runSteps } from "./steps";
import { allSteps } from "./test-steps";

runCommand(async () => runSteps(await allSteps()));
