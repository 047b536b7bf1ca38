/** Entry point of the process that prepares a start; its TypeScript is compiled with the site (server/compile.mjs). */
import { prepareModule } from "./modules.mjs";

const { runPrepare } = await prepareModule();
await runPrepare();
