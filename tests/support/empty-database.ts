import { onTestFinished } from "vitest";
import { createDatabase } from "@/tests/support/postgres";
import { dataFolder, openFor } from "./data-folder";

type Options = { holds?: "tables" | "cluster" };

/** Creates a database for one test, of the kind that this run tests: without tables, or with the shop's and no rows. */
export async function emptyDatabase({ holds = "cluster" }: Options = {}): Promise<string> {
  if (process.env.TEST_DATABASE !== "server") return (await openFor(await dataFolder({ holds }))).url;
  const { url, drop } = await createDatabase({ isEmpty: holds === "cluster" });
  onTestFinished(drop);
  return url;
}
