/** The process that runs syncs for a web process. Plain JavaScript for the same reason as server/web.mjs. */
import { syncModule } from "../modules.mjs";

const { serveSyncs } = await syncModule();
serveSyncs();
