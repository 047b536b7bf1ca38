/** Compiles the TypeScript of the processes of a running shop into the build folder; a step of the build. */
import { sharedStoreModule, syncModule, webModules } from "./modules.mjs";

await webModules();
await sharedStoreModule();
await syncModule();
process.exit(0);
