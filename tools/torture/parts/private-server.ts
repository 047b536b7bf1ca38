import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { migrate } from "@/lib/db/migrate";
import { freePort } from "@/tools/launch/ports";
import { NotHere, type Torture } from "../scenario";
import { childrenOf, commandOf } from "./proc";
import { Victim } from "./victim";
import { waitUntil } from "./wait-until";

const HOMES = "/usr/lib/postgresql";
const NOBODY = 65_534;

/** A PostgreSQL server of the scenario's own, which may be killed and restarted as one likes. */
export class PrivateServer {
  #process: Victim | undefined;
  readonly #bin: string;
  readonly #folder: string;
  readonly #home: string;
  readonly #port: number;
  readonly #as: { uid?: number; gid?: number };

  private constructor(bin: string, home: string, port: number, as: { uid?: number; gid?: number }) {
    this.#bin = bin;
    this.#home = home;
    this.#folder = join(home, "cluster");
    this.#port = port;
    this.#as = as;
  }

  /** @throws NotHere without PostgreSQL's programs */
  static async open(torture: Torture): Promise<PrivateServer> {
    const bin = findPrograms();
    const home = join(torture.folder, "postgresql");
    mkdirSync(home);
    const as = otherUser();
    // PostgreSQL refuses to run as root, and whoever it runs as must reach its folder.
    if (as.uid !== undefined && as.gid !== undefined) {
      chownSync(home, as.uid, as.gid);
      chmodSync(torture.folder, 0o711);
    }
    const server = new PrivateServer(bin, home, await freePort(), as);
    const made = ["-D", server.#folder, "-U", "postgres", "-A", "trust", "--no-sync", "-E", "UTF8"];
    execFileSync(join(bin, "initdb"), made, { ...as, stdio: "ignore", cwd: home });
    torture.atEnd(() => server.stop("immediate"));
    await server.start();
    return server;
  }

  /** PostgreSQL's first process. */
  get pid(): number {
    return this.#process?.pid ?? 0;
  }

  /** The processes that serve one connection each. */
  backends(): number[] {
    return childrenOf(this.pid).filter((pid) => /postgres \w+ 127\.0\.0\.1/.test(commandOf(pid)));
  }

  async start(): Promise<void> {
    const listen = ["-h", "127.0.0.1", "-p", String(this.#port), "-k", this.#home];
    const settings = ["-c", "max_connections=60", "-c", "log_min_messages=fatal"];
    this.#process = new Victim(
      this.#home,
      join(this.#bin, "postgres"),
      ["-D", this.#folder, ...listen, ...settings],
      {
        ...this.#as,
      },
    );
    await waitUntil("the database server's start", () => this.query("SELECT 1"));
  }

  /** "fast" rolls open transactions back and writes a checkpoint; "immediate" is as good as a crash. */
  async stop(how: "fast" | "immediate"): Promise<void> {
    this.#process?.kill(how === "fast" ? "SIGINT" : "SIGQUIT");
    await this.#process?.ended;
  }

  async restart(how: "fast" | "immediate"): Promise<void> {
    await this.stop(how);
    await this.start();
  }

  /** A new database with the shop's tables. */
  async database(name: string): Promise<string> {
    await this.query(`CREATE DATABASE ${name}`);
    const url = this.urlOf(name);
    await migrate(url);
    return url;
  }

  urlOf(name: string): string {
    return `postgresql://postgres@127.0.0.1:${this.#port}/${name}`;
  }

  async query(sql: string, name = "postgres"): Promise<pg.QueryResult> {
    return query(this.urlOf(name), sql);
  }
}

/** One statement over a connection of its own. */
export async function query(url: string, sql: string, values: unknown[] = []): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 20_000 });
  client.on("error", () => {});
  await client.connect();
  return client.query(sql, values).finally(() => client.end().catch(() => {}));
}

function findPrograms(): string {
  const versions = existsSync(HOMES) ? readdirSync(HOMES).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions
    .map((version) => join(HOMES, version, "bin"))
    .find((bin) => existsSync(join(bin, "initdb")));
  if (!found) throw new NotHere(`PostgreSQL's programs are not in ${HOMES}`);
  return found;
}

function otherUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (kind: "-u" | "-g") =>
    Number(execFileSync("id", [kind, "postgres"], { stdio: ["ignore", "pipe", "ignore"] }));
  try {
    return { uid: idOf("-u"), gid: idOf("-g") };
  } catch {
    return { uid: NOBODY, gid: NOBODY };
  }
}
