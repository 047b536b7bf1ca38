import { randomBytes } from "node:crypto";
import { distDir } from "@/server/dist-dir.mjs";
import { freePort } from "@/tests/support/free-port";
import { ask } from "@/tests/support/http";
import { commandOf, treeOf } from "@/tests/support/process-stats";
import { type Exit, type SpawnedProcess, spawnNode } from "@/tests/support/spawned-process";
import { waitUntil } from "@/tests/support/wait-until";
import type { Environment } from "@/tools/cli/launch/children";
import { DEMO_ADMIN } from "@/tools/cli/launch/demo-admin";

/** The command of `npm start`, which watches the supervisor, which watches the web process and the database. */
const START = ["tools/cli/run.mjs", "start"];
const START_MS = 180_000;

/** Variables of the caller's .env that must not reach the tested shop. */
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

/** `npm start` in a process of its own, on a free port. */
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
      // One trusted proxy, so that each request can name its visitor's address.
      TRUST_PROXY: "1",
      LOG_LEVEL: "warn",
      ...env,
    };
  }

  /** Creates a shop that is not started yet; `env` names its database and other settings. */
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

  /** Process id of the web process. */
  webPid(): number {
    const pid = this.#running("server/web.mjs");
    if (pid === undefined) throw new Error("There is no web process.");
    return pid;
  }

  /** Process id of the supervisor while it runs. */
  supervisorPid(): number | undefined {
    return this.#running("server/main.mjs");
  }

  /** Process id of the sync worker while it runs. */
  syncWorkerPid(): number | undefined {
    return this.#running("server/sync-worker/main.mjs");
  }

  /**
   * Starts the shop and waits until it is ready.
   * @throws with its output when it ends instead
   */
  async start(): Promise<void> {
    const launcher = this.launch();
    const isReady = async () =>
      !launcher.isAlive || (await ask(`${this.url}/api/health/ready`)).status === 200;
    await waitUntil("the shop's start", isReady, { ms: START_MS, everyMs: 100 });
    if (!launcher.isAlive) throw new Error(`The shop did not start: ${launcher.output()}`);
  }

  /** Starts the shop without waiting. */
  launch(): SpawnedProcess {
    this.#launcher = spawnNode(START, { env: this.#env });
    return this.#launcher;
  }

  /** Sends SIGTERM, as a service manager does, and waits for the end. */
  async stop(): Promise<Exit | undefined> {
    return this.#launcher?.stop();
  }

  #running(script: string): number | undefined {
    return treeOf(this.launcher.pid).find((pid) => commandOf(pid).includes(script));
  }
}
