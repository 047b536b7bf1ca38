import pg from "pg";
import { onTestFinished } from "vitest";
import { dataFolder, openFor } from "./data-folder";

let made = 0;

/** A database without tables, of the kind this run tests, for one test. */
export async function emptyDatabase(): Promise<string> {
  if (process.env.TEST_DATABASE !== "server")
    return (await openFor(await dataFolder({ migrated: false }))).url;
  made += 1;
  const url = new URL(process.env.DATABASE_URL ?? "");
  // Named as the databases of the workers are: those of a killed run are dropped by the next.
  const name = `mpsv_test_${process.pid}_${1_000 + made}`;
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  onTestFinished(async () => {
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.end();
  });
  url.pathname = `/${name}`;
  return url.href;
}
