import { parseArgs } from "node:util";
import { runCommand } from "@/tools/cli/launch/run-command";

runCommand(async () => {
  const { write } = parseArgs({ options: { write: { type: "boolean" } } }).values;
  // Loaded only now, so that a wrong flag is refused without waiting for the compiler's code.
  const { runChecks, writeDocuments } = await import("./run-checks");
  if (write) writeDocuments();
  await runChecks();
});
