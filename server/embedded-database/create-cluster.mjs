/** Creates a cluster: `node create-cluster.mjs FOLDER`, forked by the owner of the database. */
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";

// An owner that was killed leaves a draft, which the next one removes.
process.on("disconnect", () => process.exit(1));

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Say which folder to create.");
const engine = await PGlite.create({ dataDir: folder, extensions: { pg_trgm } });
await engine.exec("CHECKPOINT");
await engine.close();
process.exit(0);
