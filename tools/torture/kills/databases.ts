import { openMigrated } from "../parts/embedded";
import { PrivateServer } from "../parts/private-server";
import type { Torture } from "../scenario";

export type Kind = "embedded" | "server";
/** Makes one more empty database with the shop's tables, and returns its address. */
export type MakeDatabase = (name: string) => Promise<string>;

/** Databases of one kind for a scenario. @throws NotHere when there is no PostgreSQL */
export async function databasesOf(kind: Kind, torture: Torture): Promise<MakeDatabase> {
  if (kind === "embedded") return async (name) => (await openMigrated(torture, name)).url;
  const server = await PrivateServer.open(torture);
  return (name) => server.database(name);
}
