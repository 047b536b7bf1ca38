import { env } from "@/lib/env";
import { build } from "./launch/ensure-build";
import { runCommand, say } from "./launch/run-command";

runCommand(async () => {
  env();
  await build(say);
  say("Built. Start it with npm start.");
});
