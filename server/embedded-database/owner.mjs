/**
 * Entry point of the process that owns the embedded database. Plain JavaScript, so that no compiler stays loaded in it;
 * its TypeScript is compiled with the site (server/compile.mjs).
 */
import { ownerModule } from "../modules.mjs";

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Usage: owner.mjs DATA_DIR");
const { runOwner } = await ownerModule();
await runOwner(folder);
