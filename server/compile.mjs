/** Compiles the TypeScript of the processes of a running shop into the build folder; a step of the build. */
import {
  engineModule,
  ownerModule,
  prepareModule,
  sharedStoreModule,
  syncModule,
  webModules,
} from "./modules.mjs";

await prepareModule();
await ownerModule();
await engineModule();
await webModules();
await sharedStoreModule();
await syncModule();
process.exit(0);
