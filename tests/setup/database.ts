import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { migrate } from "@/lib/db/migrate";
import { openEmbeddedDatabase } from "@/tools/launch/database";
import { isAlive } from "@/tools/launch/is-alive";
import { copyTemplate, embeddedTemplate } from "./embedded-template";

declare module "vitest" {
  interface ProvidedContext {
    /** One connection string a worker, by VITEST_POOL_ID. */
    testDatabases: string[];
  }
}

const SERVER_URL = process.env.TEST_DATABASE_URL ?? "postgresql://postgres@127.0.0.1:5432/postgres";

/**
 * Gives every worker a database of its own, copied from one migrated template. On the embedded database, or with
 * TEST_DATABASE=server on a PostgreSQL server (TEST_DATABASE_URL, or the one at 127.0.0.1:5432).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const count = Number(project.config.maxWorkers) || 2;
  const make = process.env.TEST_DATABASE === "server" ? serverDatabases : embeddedDatabases;
  const { urls, remove } = await make(count);
  project.provide("testDatabases", urls);
  return remove;
}

type Made = { urls: string[]; remove: () => Promise<void> };

async function embeddedDatabases(count: number): Promise<Made> {
  // Made before the copies are, so that they do not all make it.
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
  const admin = new pg.Client({ connectionString: SERVER_URL });
  await admin.connect();
  const names = Array.from({ length: count }, (_, at) => `mpsv_test_${process.pid}_${at + 1}`);
  const [template] = names;
  await dropAbandoned(admin);
  await admin.query(`CREATE DATABASE ${template}`);
  await migrate(urlOf(String(template)));
  for (const name of names.slice(1)) await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  return {
    urls: names.map(urlOf),
    async remove() {
      for (const name of names) await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await admin.end();
    },
  };
}

/** A killed run leaves its databases behind, under the number of a process that is no more. */
async function dropAbandoned(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    "SELECT datname FROM pg_database WHERE datname ~ '^mpsv_test_[0-9]+_[0-9]+$'",
  );
  for (const { datname } of rows) {
    if (!isAlive(Number(datname.split("_")[2]))) await admin.query(`DROP DATABASE IF EXISTS ${datname}`);
  }
}

function urlOf(name: string): string {
  const url = new URL(SERVER_URL);
  url.pathname = `/${name}`;
  return url.href;
}
