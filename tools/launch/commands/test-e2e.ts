import { runBrowserTests } from "../browser-tests";
import { runCommand } from "../run-command";

runCommand(() => runBrowserTests(process.argv.slice(2)));
