import { runCommand } from "@/tools/cli/launch/run-command";
import { runWebKitTests } from "./browser-tests";

runCommand(() => runWebKitTests(process.argv.slice(2)));
