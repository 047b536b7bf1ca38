import { randomBytes } from "node:crypto";
import { freePort } from "@/server/ports";
import { ask } from "@/tests/support/http";
import { commandOf, treeOf } from "@/tests/support/process-stats";
import { type Exit, type SpawnedProcess, spawnNode } from "@/tests/support/spawned-process";
import { waitUntil } from "@/tests/support/wait-until";
import type { Environment } from "@/tools/cli/launch/children";
import { DEMO_ADMIN } from "@/tools/cli/launch/demo-admin";
import { distDir } from "@/tools/cli/launch/prepare";

/** What `npm start` runs: it watches the supervisor, which watches the web process and the database. */
const START = ["tools/cli/run.mjs", "start"];
const START_MS = 180_000;

/** What the caller's own .env says must not reach a shop that a test starts. */
const UNSET = Object.fromEntries(
  [
    "DATABASE_URL",
    "REDIS_URL",
    "HOSTNAME",
    "SMTP_URL",
    "CONTACT_TO",
    "GOOGLE_PLACES_API_KEY",
    "GOOGLE_PLACE_ID",
    "CLOVER_API_TOKEN",
    "CLOVER_MERCHANT_ID",
  ].map((name) => [name, ""]),
);

/** `npm start`, as a technician runs it, on a port of its own. */
export class ShopProcess {
  readonly url: string;
  readonly #env: Environment;
  #launcher: SpawnedProcess | undefined;

  private constructor(port: number, env: Environment) {
    this.url = `http://localhost:${port}`;
    this.#env = {
      ...process.env,
      ...UNSET,
      CLOVER_PULL_MINUTES: "0",
      PORT: String(port),
      NEXTAUTH_URL: this.url,
      NEXTAUTH_SECRET: randomBytes(32).toString("base64url"),
      NEXT_DIST_DIR: distDir(),
      ADMIN_EMAILS: DEMO_ADMIN.email,
      ADMIN_SECRET_CODE: DEMO_ADMIN.adminCode,
      // One proxy: each request may say which visitor it is from.
      TRUST_PROXY: "1",
      LOG_LEVEL: "warn",
      ...env,
    };
  }

  /** A shop that is not started yet. `env` says which database, and what else is special. */
  static async create(env: Environment): Promise<ShopProcess> {
    return new ShopProcess(Number(env.PORT) || (await freePort()), env);
  }

  static async start(env: Environment): Promise<ShopProcess> {
    const shop = await ShopProcess.create(env);
    await shop.start();
    return shop;
  }

  get launcher(): SpawnedProcess {
    if (!this.#launcher) throw new Error("The shop was never started.");
    return this.#launcher;
  }

  /** The process that answers visitors. */
  webPid(): number {
    const pid = this.#running("server/web.mjs");
    if (pid === undefined) throw new Error("There is no web process.");
    return pid;
  }

  /** The process that watches it, while there is one. */
  supervisorPid(): number | undefined {
    return this.#running("server/main.mjs");
  }

  /** The process that carries syncs out, while there is one. */
  syncWorkerPid(): number | undefined {
    return this.#running("server/sync-worker/main.mjs");
  }

  /** Starts it and waits until it says that it is ready. @throws with what it printed when it ends instead */
  async start(): Promise<void> {
    const launcher = this.launch();
    const isReady = async () =>
      !launcher.isAlive || (await ask(`${this.url}/api/health/ready`)).status === 200;
    await waitUntil("the shop's start", isReady, { ms: START_MS, everyMs: 100 });
    if (!launcher.isAlive) throw new Error(`The shop did not start: ${launcher.output()}`);
  }

  /** Starts it and waits for nothing. */
  launch(): SpawnedProcess {
    this.#launcher = spawnNode(START, { env: this.#env });
    return this.#launcher;
  }

  /** Asks it to stop, as a service manager does, and waits for the end. */
  async stop(): Promise<Exit | undefined> {
    return this.#launcher?.stop();
  }

  #running(script: string): number | undefined {
    return treeOf(this.launcher.pid).find((pid) => commandOf(pid).includes(script));
  }
}
