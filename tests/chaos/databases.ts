import { openTemporaryDatabase } from "@/tests/support/embedded-database";
import { findPrograms, PrivatePostgres } from "@/tests/support/private-postgres";
import { type ScenarioContext, Unsupported } from "./scenario";

export type DatabaseKind = "embedded" | "server";
/** Creates one more empty database with the shop's tables, and returns its address. */
export type CreateDatabase = (name: string) => Promise<string>;

/**
 * Starts a PostgreSQL server for the scenario.
 * @throws Unsupported without PostgreSQL's programs
 */
export async function openServerFor(context: ScenarioContext): Promise<PrivatePostgres> {
  const programs = findPrograms();
  if (!programs) throw new Unsupported("PostgreSQL's programs are not installed");
  const server = await PrivatePostgres.open(programs, context.folder);
  context.atEnd(() => server.stop("immediate"));
  return server;
}

/** Opens an embedded database with the shop's tables until the scenario ends. */
export async function openEmbeddedFor(context: ScenarioContext) {
  const database = await openTemporaryDatabase();
  context.atEnd(() => database.close());
  return database;
}

/**
 * Returns a function that creates databases of one kind.
 * @throws Unsupported when there is no PostgreSQL
 */
export async function databasesOf(kind: DatabaseKind, context: ScenarioContext): Promise<CreateDatabase> {
  if (kind === "embedded") return async () => (await openEmbeddedFor(context)).url;
  const server = await openServerFor(context);
  return (name) => server.database(name);
}
