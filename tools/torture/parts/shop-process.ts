import type { Environment } from "@/tools/launch/children";
import { DEMO_ADMIN } from "@/tools/launch/demo-admin";
import { freePort } from "@/tools/launch/ports";
import { distDir } from "@/tools/launch/prepare";
import type { Torture } from "../scenario";
import { ask } from "./ask";
import { childrenOf, commandOf } from "./proc";
import { type Ended, startNode, type Victim } from "./victim";
import { waitUntil } from "./wait-until";

const START = "tools/launch/commands/start.ts";
const START_MS = 180_000;

/** `npm start`, as a technician runs it, on a port of its own. */
export class ShopProcess {
  readonly url: string;
  readonly #env: Environment;
  readonly #folder: string;
  #launcher: Victim | undefined;

  private constructor(folder: string, port: number, env: Environment) {
    this.url = `http://127.0.0.1:${port}`;
    this.#folder = folder;
    this.#env = {
      ...process.env,
      // What the caller's own .env says must not reach a shop that is going to be tortured.
      DATABASE_URL: "",
      REDIS_URL: "",
      HOSTNAME: "",
      SMTP_URL: "",
      CONTACT_TO: "",
      GOOGLE_PLACES_API_KEY: "",
      GOOGLE_PLACE_ID: "",
      CLOVER_API_TOKEN: "",
      CLOVER_MERCHANT_ID: "",
      CLOVER_PULL_MINUTES: "0",
      PORT: String(port),
      NEXTAUTH_URL: `http://localhost:${port}`,
      NEXTAUTH_SECRET: "a secret of the torture",
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
  static async at(torture: Torture, env: Environment): Promise<ShopProcess> {
    const shop = new ShopProcess(torture.folder, await freePort(), env);
    torture.atEnd(() => shop.stop());
    return shop;
  }

  static async started(torture: Torture, env: Environment): Promise<ShopProcess> {
    const shop = await ShopProcess.at(torture, env);
    await shop.start();
    return shop;
  }

  get launcher(): Victim {
    if (!this.#launcher) throw new Error("The shop was never started.");
    return this.#launcher;
  }

  /** The process that answers visitors. */
  webPid(): number {
    const pid = childRunning(this.launcher.pid, "tools/web/main.mjs");
    if (pid === undefined) throw new Error("There is no web process.");
    return pid;
  }

  /** The process that carries syncs out, while there is one. */
  syncWorkerPid(): number | undefined {
    return childRunning(this.webPid(), "tools/web/sync-worker/main.mjs");
  }

  /** Starts it and waits until it says that it is ready. @throws with what it printed when it ends instead */
  async start(): Promise<void> {
    const launcher = this.launch();
    const isReady = async () =>
      !launcher.isAlive || (await ask(`${this.url}/api/health/ready`)).status === 200;
    await waitUntil("the shop's start", isReady, { ms: START_MS, everyMs: 100 });
    if (!launcher.isAlive) throw new Error(`The shop did not start: ${launcher.said()}`);
  }

  /** Starts it and waits for nothing. */
  launch(): Victim {
    this.#launcher = startNode(this.#folder, [START], { env: this.#env });
    return this.#launcher;
  }

  /** Asks it to stop, as a service manager does, and waits for the end. */
  async stop(): Promise<Ended | undefined> {
    this.#launcher?.kill("SIGTERM");
    return this.#launcher?.ended;
  }
}

function childRunning(parent: number, script: string): number | undefined {
  return childrenOf(parent).find((one) => commandOf(one).includes(script));
}
