import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { migrate } from "@/lib/db/migrate";
import { freePort } from "@/tests/support/free-port";
import { query } from "@/tests/support/postgres";
import { childrenOf, commandOf } from "@/tests/support/process-stats";
import { SpawnedProcess } from "@/tests/support/spawned-process";
import { waitUntil } from "@/tests/support/wait-until";

const INSTALLED = "/usr/lib/postgresql";
const NOBODY = 65_534;

/** Returns the folder of the newest PostgreSQL programs; null when they are not installed. */
export function findPrograms(): string | null {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => join(INSTALLED, version, "bin"));
  return folders.find((bin) => existsSync(join(bin, "initdb"))) ?? null;
}

type User = { uid?: number; gid?: number };

/** A PostgreSQL server for one test, which may kill and restart it. */
export class PrivatePostgres {
  #process: SpawnedProcess | undefined;
  readonly #bin: string;
  readonly #folder: string;
  readonly #home: string;
  readonly #port: number;
  readonly #user: User;

  private constructor(bin: string, home: string, port: number, user: User) {
    this.#bin = bin;
    this.#home = home;
    this.#folder = join(home, "cluster");
    this.#port = port;
    this.#user = user;
  }

  /** @param bin from `findPrograms`; the cluster goes into `folder` */
  static async open(bin: string, folder: string): Promise<PrivatePostgres> {
    const home = join(folder, "postgresql");
    mkdirSync(home);
    const user = unprivilegedUser();
    // PostgreSQL refuses to run as root, and the user it runs as must be able to enter its folder.
    if (user.uid !== undefined && user.gid !== undefined) {
      chownSync(home, user.uid, user.gid);
      chmodSync(folder, 0o711);
    }
    const server = new PrivatePostgres(bin, home, await freePort(), user);
    const made = ["-D", server.#folder, "-U", "postgres", "-A", "trust", "--no-sync", "-E", "UTF8"];
    execFileSync(join(bin, "initdb"), made, { ...user, stdio: "ignore", cwd: home });
    await server.start();
    return server;
  }

  /** Process id of the postmaster. */
  get pid(): number {
    return this.#process?.pid ?? 0;
  }

  /** Process ids of the backends, one for each connection. */
  backends(): number[] {
    return childrenOf(this.pid).filter((pid) => /postgres \w+ 127\.0\.0\.1/.test(commandOf(pid)));
  }

  async start(): Promise<void> {
    const listen = ["-h", "127.0.0.1", "-p", String(this.#port), "-k", this.#home];
    const settings = ["-c", "max_connections=60", "-c", "log_min_messages=fatal"];
    const args = ["-D", this.#folder, ...listen, ...settings];
    this.#process = new SpawnedProcess(join(this.#bin, "postgres"), args, this.#user);
    await waitUntil("the database server's start", () => this.query("SELECT 1"));
  }

  /**
   * Stops the server: "fast" rolls back open transactions and writes a checkpoint, "immediate" skips both, like a
   * crash.
   */
  async stop(how: "fast" | "immediate"): Promise<void> {
    await this.#process?.stop(how === "fast" ? "SIGINT" : "SIGQUIT");
  }

  async restart(how: "fast" | "immediate"): Promise<void> {
    await this.stop(how);
    await this.start();
  }

  /**
   * Creates a database with the shop's tables.
   * @returns its connection string
   */
  async database(name: string): Promise<string> {
    await this.query(`CREATE DATABASE ${name}`);
    const url = this.urlOf(name);
    await migrate(url);
    return url;
  }

  urlOf(name: string): string {
    return `postgresql://postgres@127.0.0.1:${this.#port}/${name}`;
  }

  // biome-ignore lint/suspicious/noExplicitAny: a row has the columns its SQL names, as in pg's own types
  query<Row extends pg.QueryResultRow = any>(sql: string, name = "postgres"): Promise<Row[]> {
    return query<Row>(this.urlOf(name), sql);
  }
}

function unprivilegedUser(): User {
  if (process.getuid?.() !== 0) return {};
  const idOf = (kind: "-u" | "-g") =>
    Number(execFileSync("id", [kind, "postgres"], { stdio: ["ignore", "pipe", "ignore"] }));
  try {
    return { uid: idOf("-u"), gid: idOf("-g") };
  } catch {
    return { uid: NOBODY, gid: NOBODY };
  }
}
