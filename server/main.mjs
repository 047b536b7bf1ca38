/**
 * The supervisor of a running shop, started by `npm start`: runs the checks in a process that ends, keeps the embedded
 * database open, and restarts the web process when it dies. Plain JavaScript, so that no compiler stays loaded beside
 * the shop.
 */
import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { openEmbedded } from "./embedded-database/connect.mjs";
import { LaunchError } from "./launch-error.mjs";
import { Restarts } from "./restarts.mjs";
import { StandIn } from "./stand-in.mjs";
import { allocatorSettings, heapFlags } from "./web-memory.mjs";

const file = (name) => fileURLToPath(new URL(name, import.meta.url));
const say = (line) => console.log(line);
/** Within the ten seconds that service managers allow between SIGTERM and SIGKILL. */
const STOP_MS = 8_500;
const START_MS = 60_000;

let isStopping = false;
let database;
let preparing;
let web;
const standIn = new StandIn(Number(process.env.PORT || 3000), process.env.HOSTNAME || undefined);

/**
 * Checks environment, build and database in a child process, which prints its own errors.
 * @returns {Promise<import("./prepare").Prepared>}
 */
async function prepare() {
  const execArgv = ["--conditions=react-server", "--import", "tsx"];
  const env = { ...process.env, TSX_DISABLE_CACHE: "1" };
  preparing = fork(file("prepare.ts"), { execArgv, env });
  const [answer] = await Promise.race([
    once(preparing, "message"),
    once(preparing, "exit").then(() => [null]),
  ]);
  if (!answer) throw new LaunchError("");
  if (answer.dataDir) database = await openEmbedded(answer.dataDir, say);
  preparing.send("held", () => {});
  await once(preparing, "exit");
  return answer;
}

function startWeb({ url, siteUrl }) {
  const child = spawn(process.execPath, [...heapFlags(process.env), file("web.mjs")], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: {
      ...process.env,
      DATABASE_URL: url,
      NODE_ENV: "production",
      NEXTAUTH_URL: siteUrl,
      NEXT_TELEMETRY_DISABLED: "1",
      ...allocatorSettings(process.env),
    },
  });
  child.on("error", (error) => console.error(error.message));
  // It asks for the port when it is ready to listen.
  child.on("message", async (message) => {
    if (message === "ready to listen") {
      await standIn.close();
      child.send("listen", () => {});
    }
  });
  return child;
}

const endOf = (child) => once(child, "exit").then(([code, signal]) => signal ?? `exit code ${code}`);

async function untilListening(child) {
  const listening = new Promise((resolve) =>
    child.on("message", (message) => message === "listening" && resolve(null)),
  );
  const late = new Promise((resolve) => setTimeout(resolve, START_MS, "no answer").unref());
  const failure = await Promise.race([listening, endOf(child), late]);
  if (failure !== null) throw new LaunchError(`The web server stopped unexpectedly (${failure}).`);
}

/**
 * Keeps a web process running until the shop is stopped.
 * @throws LaunchError when every restart fails
 */
async function supervise(prepared) {
  const restarts = new Restarts();
  for (;;) {
    const reason = await endOf(web);
    if (isStopping) return;
    standIn.open();
    say(`The web server stopped unexpectedly (${reason}); restarting it.`);
    if (!(await restarts.next()))
      throw new LaunchError("The web server keeps failing: it was restarted too often.");
    if (isStopping) return;
    web = startWeb(prepared);
    web.on("message", (message) => message === "listening" && say("The web server has restarted."));
  }
}

async function stop(code) {
  if (isStopping) return;
  isStopping = true;
  await standIn.close();
  preparing?.kill("SIGTERM");
  if (web && web.exitCode === null && web.signalCode === null) {
    const ended = endOf(web);
    web.kill("SIGTERM");
    const last = setTimeout(() => web.kill("SIGKILL"), STOP_MS);
    await ended;
    clearTimeout(last);
  }
  await database?.close();
  // Reports an intended end, so that the parent that watches this process does not restart it.
  if (process.connected) await new Promise((resolve) => process.send({ ended: code }, resolve));
  process.exit(code);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => {
    if (!isStopping) say("Stopping …");
    void stop(0);
  });
process.on("disconnect", () => void stop(0));

try {
  if (process.env.SHOP_RESTARTED) standIn.open();
  const prepared = await prepare();
  web = startWeb(prepared);
  await untilListening(web);
  say(`The shop is open at ${prepared.siteUrl}.`);
  for (const line of prepared.firstAdmin) say(line);
  await supervise(prepared);
} catch (error) {
  if (!isStopping) {
    if (!(error instanceof LaunchError)) console.error(error);
    else if (error.message) console.error(error.message);
    await stop(1);
  }
}
