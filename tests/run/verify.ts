import { runCommand } from "@/tools/cli/launch/run-command";
import { runSteps } from "./steps";
import { fastSteps } from "./test-steps";

runCommand(async () => runSteps(fastSteps()));
