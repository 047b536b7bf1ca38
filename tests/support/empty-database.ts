import { onTestFinished } from "vitest";
import { createDatabase } from "@/tests/support/postgres";
import { dataFolder, openFor } from "./data-folder";

/** Creates a database without tables for one test, of the kind that this run tests. */
export async function emptyDatabase(): Promise<string> {
  if (process.env.TEST_DATABASE !== "server")
    return (await openFor(await dataFolder({ holds: "cluster" }))).url;
  const { url, drop } = await createDatabase({ isEmpty: true });
  onTestFinished(drop);
  return url;
}
