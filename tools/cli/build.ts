import { env } from "@/lib/env";
import { build, ensureClient } from "./launch/prepare";
import { runCommand, say } from "./launch/run-command";

runCommand(async () => {
  env();
  ensureClient(say);
  await build(say);
  say("Built. Start it with npm start.");
});
