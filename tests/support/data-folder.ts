import { join } from "node:path";
import { onTestFinished } from "vitest";
import { type EmbeddedDatabase, openEmbedded } from "@/server/embedded-database/connect.mjs";
import { SHORT_LIVED } from "@/server/embedded-database/node-flags.mjs";
import { copyTemplate } from "./embedded-template";
import { temporaryFolder } from "./temporary-folder";

/**
 * Creates a data folder that is removed after the test.
 * @param holds the shop's tables, a cluster without tables (creating one takes seconds), or nothing: then not even the
 *   folder is there
 */
export async function dataFolder({
  holds = "tables",
}: {
  holds?: "tables" | "cluster" | "nothing";
} = {}): Promise<string> {
  const folder = join(temporaryFolder(), "data");
  if (holds !== "nothing") await copyTemplate(folder, holds);
  return folder;
}

/** Opens the embedded database of a folder until the test ends. */
export async function openFor(folder: string): Promise<EmbeddedDatabase & { lines: string[] }> {
  const lines: string[] = [];
  const database = await openEmbedded(folder, (line) => lines.push(line), SHORT_LIVED);
  onTestFinished(() => database.close());
  return { ...database, lines };
}
