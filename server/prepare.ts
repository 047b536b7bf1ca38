import { existsSync } from "node:fs";
import { firstAdminLines } from "@/lib/auth/first-admin";
import { createDb } from "@/lib/db/client";
import { type Env, EnvError, env, requireProductionEnv } from "@/lib/env";
import { requireBuild } from "./build-mark";
import { CommandError } from "./command-error.mjs";
import { type Database, openDatabase, withShopConnections } from "./database";
import { distDir } from "./dist-dir.mjs";
import { placesFor } from "./embedded-database/places.mjs";
import { requireFreePort } from "./require-free-port";
import { MESSAGES, untilTold } from "./supervisor-channel.mjs";

/** What the supervisor needs to start a shop. */
export type Prepared = {
  url: string;
  /** The data folder of the embedded database; null when a database server is used. */
  dataDir: string | null;
  siteUrl: string;
  firstAdmin: string[];
};

const say = (line: string): void => console.log(line);

async function firstAdminAdvice(url: string, values: Env): Promise<string[]> {
  const handle = createDb(url, 1);
  return firstAdminLines(handle, values).finally(() => handle.$disconnect());
}

/** The practice shop's admin has a password that this repository names. */
function refusePracticeFolder(dataDir: string): void {
  if (!existsSync(placesFor(dataDir).practiceSecret)) return;
  throw new CommandError(
    `DATA_DIR is ${dataDir}, which holds a practice shop with sample data and a published password: name another folder.`,
  );
}

let isStopping = false;

/**
 * Closes the database when this process is told to stop. Without it the embedded one would take the broken connection for
 * a crash, and wait ten seconds for the next start.
 */
function closeWhenStopped(opening: Promise<Database>): void {
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await opening.then(({ close }) => close()).catch(() => {});
    process.exit(0);
  };
  // Ctrl-C in a terminal reaches this process by itself, and by way of the supervisor.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => void stop());
}

/**
 * Checks the environment and the build, opens the database and migrates it, in a process that ends, so that what it
 * loads does not stay in memory beside the running shop. It releases the embedded database once the supervisor holds it
 * too.
 */
async function prepare(): Promise<void> {
  const values = requireProductionEnv(env());
  if (!values.DATABASE_URL) refusePracticeFolder(values.DATA_DIR);
  // During a restart the supervisor itself listens on the port.
  if (!process.env.SHOP_RESTARTED)
    await requireFreePort(values.PORT, values.HOSTNAME, "choose another port with PORT.");
  requireBuild(distDir());
  const opening = openDatabase(say);
  closeWhenStopped(opening);
  const database = await opening;
  try {
    const applied = await database.migrate();
    if (applied.length > 0) say(`Migrations applied: ${applied.join(", ")}.`);
    const { url, kind } = database;
    const dataDir = kind === "embedded" ? values.DATA_DIR : null;
    const firstAdmin = await withShopConnections(database, () => firstAdminAdvice(url, values));
    const prepared: Prepared = { url, dataDir, siteUrl: values.NEXTAUTH_URL, firstAdmin };
    await new Promise((resolve) => {
      void untilTold(MESSAGES.databaseOpen).then(resolve);
      process.once("disconnect", resolve);
      // The supervisor may have gone before, and then nothing comes any more.
      process.send?.(prepared, (error: Error | null) => error && resolve(error));
    });
  } finally {
    await database.close();
  }
}

/** Prepares a start in this process and ends it: with exit code 1, and why on the standard error, when it cannot. */
export async function runPrepare(): Promise<never> {
  try {
    await prepare();
    process.exit(0);
  } catch (error) {
    // What the closed database made fail is no reason to print.
    if (isStopping) return new Promise(() => {});
    const isPlain = error instanceof CommandError || error instanceof EnvError;
    console.error(isPlain ? error.message : error);
    process.exit(1);
  }
}
