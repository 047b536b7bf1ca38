/**
 * The supervisor of a running shop, started by `npm start`: runs the checks in a process that ends, keeps the embedded
 * database open, and restarts the web process when it dies. Plain JavaScript, so that no compiler stays loaded beside
 * the shop.
 */
import { fork, spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { CommandError } from "./command-error.mjs";
import { openEmbedded } from "./embedded-database/connect.mjs";
import { endOf, isRunning, keepRunning, stopProcess } from "./keep-running.mjs";
import { Restarts } from "./restarts.mjs";
import { listenAddress, StandIn } from "./stand-in.mjs";
import { MESSAGES, whenParentEnds } from "./supervisor-channel.mjs";
import { BEAT_MS, webCommand } from "./web-command.mjs";

const file = (name) => fileURLToPath(new URL(name, import.meta.url));
const say = (line) => console.log(line);
const START_MS = 60_000;
/** Longer than the embedded database takes to stop. One that is still being opened then is left to itself. */
const CLOSE_MS = 9_000;
/** After how many silent beats the web process counts as hung. */
const MISSED_BEATS = 12;
const NOT_OPENED = `The web server has not opened within ${START_MS / 1_000} seconds.`;

const isRestarted = Boolean(process.env.SHOP_RESTARTED);
let isStopping = false;
/** The promise of the embedded database, from the moment it is opened. */
let database;
let preparing;
let web;
const { port, host } = listenAddress(process.env);
const standIn = new StandIn(port, host);

/**
 * Checks environment, build and database in a child process, which prints its own errors.
 * @returns {Promise<import("./prepare").Prepared>}
 */
async function prepare() {
  // As all processes of the shop; with another NODE_ENV Prisma looks for the place of an error, and fails at that.
  const env = { ...process.env, NODE_ENV: "production" };
  preparing = fork(file("prepare.mjs"), { env, execArgv: ["--conditions=react-server"] });
  // Listened to from the beginning: it may end while the database is opened.
  const ended = endOf(preparing);
  const answered = new Promise((resolve) => preparing.once("message", resolve));
  const answer = await Promise.race([answered, ended]);
  if (typeof answer === "string")
    throw new CommandError(preparing.exitCode === 1 ? "" : `The shop could not be prepared (${answer}).`);
  if (answer.dataDir) {
    database = openEmbedded(answer.dataDir, say);
    await database;
  }
  preparing.send(MESSAGES.databaseOpen, () => {});
  await ended;
  // Without a reason to print: the shop was told to stop, and its database is being closed.
  if (isStopping) throw new CommandError("");
  return answer;
}

/**
 * Prepares a start after the previous supervisor was killed. What was fine before, such as the database, may be fine
 * again soon; meanwhile this process answers 503.
 */
async function prepareAgain() {
  const restarts = new Restarts();
  for (;;) {
    try {
      return await prepare();
    } catch (error) {
      preparing?.kill("SIGTERM");
      if (isStopping || !(await restarts.next())) throw error;
      if (error.message) say(error.message);
    }
  }
}

function startWeb({ url, siteUrl }) {
  const { args, env } = webCommand({ ...process.env, DATABASE_URL: url }, siteUrl);
  const child = spawn(process.execPath, args, { stdio: ["ignore", "inherit", "inherit", "ipc"], env });
  // The web process asks for the port when it is ready to listen.
  child.on("message", async (message) => {
    if (message === MESSAGES.readyToListen) {
      await standIn.close();
      child.send(MESSAGES.listen, () => {});
    }
    if (message === MESSAGES.listening) killWhenHung(child);
  });
  return child;
}

/**
 * Kills a web process whose event loop hangs, so that it is restarted. Counts silent times instead of comparing times:
 * after the whole machine was suspended the clock alone would say that it hung.
 */
function killWhenHung(child) {
  let missed = 0;
  child.on("message", () => {
    missed = 0;
  });
  const watch = setInterval(() => {
    missed += 1;
    if (missed < MISSED_BEATS) return;
    say("The web server does not answer.");
    child.kill("SIGKILL");
  }, BEAT_MS);
  child.once("exit", () => clearInterval(watch));
}

/**
 * Whether a web process listens before it counts as hung.
 * @returns {Promise<boolean>}
 */
function listens(child) {
  return new Promise((resolve) => {
    child.on("message", (message) => message === MESSAGES.listening && resolve(true));
    setTimeout(resolve, START_MS, false).unref();
  });
}

async function untilListening(child, ended) {
  const opened = listens(child).then((isOpen) => (isOpen ? null : NOT_OPENED));
  const stopped = ended.then((reason) => `The web server stopped unexpectedly (${reason}).`);
  const failure = await Promise.race([opened, stopped]);
  if (failure !== null) throw new CommandError(failure);
}

async function announceRestart(child, restarts) {
  if (await listens(child)) {
    restarts.opened();
    say("The web server has restarted.");
  } else if (isRunning(child)) {
    say(NOT_OPENED);
    child.kill("SIGKILL");
  }
}

/**
 * Keeps a web process running until the shop is stopped.
 * @throws CommandError when every restart fails
 */
async function supervise(prepared, ended) {
  const restarts = new Restarts();
  restarts.opened();
  const start = () => {
    web = startWeb(prepared);
    void announceRestart(web, restarts);
    return web;
  };
  const onEnd = (reason) => {
    standIn.open();
    say(`The web server stopped unexpectedly (${reason}); restarting it.`);
  };
  if (!(await keepRunning(ended, { start, isStopping: () => isStopping, onEnd, restarts })))
    throw new CommandError("The web server keeps failing: it was restarted too often.");
}

/** @param {boolean} isIntended whether the parent is told that this end is not to be followed by a restart */
async function stop(code, isIntended = true) {
  if (isStopping) return;
  isStopping = true;
  await standIn.close();
  // What prepares a start closes the database too, and what is being opened just now can only be closed afterwards.
  const prepared = stopProcess(preparing);
  await stopProcess(web);
  const closed = database?.then((open) => open.close()).catch(() => {});
  await Promise.race([Promise.all([prepared, closed]), wait(CLOSE_MS)]);
  if (isIntended && process.connected) await new Promise((resolve) => process.send({ ended: code }, resolve));
  process.exit(code);
}

// The reader of the output may end without ending the shop.
for (const output of [process.stdout, process.stderr]) output.on("error", () => {});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => {
    if (!isStopping) say("Stopping …");
    void stop(0);
  });
whenParentEnds(() => void stop(0));

let isOpen = false;
try {
  if (isRestarted) standIn.open();
  const prepared = await (isRestarted ? prepareAgain() : prepare());
  web = startWeb(prepared);
  const ended = endOf(web);
  await untilListening(web, ended);
  isOpen = true;
  process.send?.(MESSAGES.shopOpen, () => {});
  say(`The shop is open at ${prepared.siteUrl}.`);
  for (const line of prepared.firstAdmin) say(line);
  await supervise(prepared, ended);
} catch (error) {
  if (!isStopping) {
    if (!(error instanceof CommandError)) console.error(error);
    else if (error.message) console.error(error.message);
    // The launcher tries again only when this is a restarted supervisor that has not opened the shop yet.
    await stop(1, isOpen || !isRestarted);
  }
}
