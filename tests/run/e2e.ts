import { runCommand } from "@/tools/cli/launch/run-command";
import { runBrowserTests } from "./browser-tests";

runCommand(() => runBrowserTests(process.argv.slice(2)));
