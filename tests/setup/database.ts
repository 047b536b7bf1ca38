import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { perProcess } from "@/lib/server-context.mjs";
import { openEmbeddedDatabase } from "@/server/database";
import { copyTemplate, embeddedTemplate } from "../support/embedded-template";
import { createDatabase, dropAbandonedDatabases } from "../support/postgres";

declare module "vitest" {
  interface ProvidedContext {
    /** One connection string per worker, by VITEST_POOL_ID. */
    testDatabases: string[];
  }
}

type Made = { urls: string[]; remove: () => Promise<void> };

// Each project calls the set-up. No two test files that run at a time have one VITEST_POOL_ID, of whatever projects they
// are: Vitest numbers the workers of all projects with one `groupOrder` together.
const shared = perProcess<{ made: Promise<Made>; projects: number }>("test-databases");

/**
 * Gives every worker a database of its own, copied from one migrated template. On the embedded database, or with
 * TEST_DATABASE=server on a PostgreSQL server (TEST_DATABASE_URL, or the one at 127.0.0.1:5432).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const count = Number(project.config.maxWorkers) || 2;
  const make = process.env.TEST_DATABASE === "server" ? serverDatabases : embeddedDatabases;
  shared.value ??= { made: make(count), projects: 0 };
  const use = shared.value;
  use.projects += 1;
  const { urls, remove } = await use.made;
  project.provide("testDatabases", urls);
  return async () => {
    use.projects -= 1;
    if (use.projects === 0) await remove();
  };
}

async function embeddedDatabases(count: number): Promise<Made> {
  // Created before the copies, so that they do not each create one.
  await embeddedTemplate();
  const home = mkdtempSync(join(tmpdir(), "mpsv-test-"));
  const databases = await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const folder = join(home, String(at + 1));
      await copyTemplate(folder);
      return openEmbeddedDatabase(folder);
    }),
  );
  return {
    urls: databases.map(({ url }) => url),
    async remove() {
      await Promise.all(databases.map((database) => database.close()));
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function serverDatabases(count: number): Promise<Made> {
  await dropAbandonedDatabases();
  const template = await createDatabase();
  const copies = [];
  for (let at = 1; at < count; at += 1) copies.push(await createDatabase({ template: template.name }));
  const databases = [template, ...copies];
  return {
    urls: databases.map(({ url }) => url),
    async remove() {
      for (const { drop } of databases) await drop();
    },
  };
}
