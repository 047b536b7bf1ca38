/**
 * The entry of every command: `node tools/cli/run.mjs COMMAND [arguments]`. Uses nothing but Node, so that it
 * works on a fresh clone; installs the packages when they are missing or changed, generates the database client when it
 * is, then runs the command's TypeScript.
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { fileURLToPath } from "node:url";
import { TYPESCRIPT, WITH_PARENT } from "./launch/node-flags.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** Holds the SHA-256 of the lock file that node_modules is from; the image's Dockerfile writes it too. */
const INSTALLED_STAMP = "node_modules/.installed-from";
const CLIENT = "prisma/generated";
const CLIENT_STAMP = `${CLIENT}/.made-from`;
const PRISMA = "node_modules/prisma";
/** Everything else runs on what `npm ci --omit=dev` leaves. */
const NEEDS_DEV = /^(db-new-migration|tests\/)/;
/** Commands that take their settings from the environment only. */
const TAKES_NO_ARGUMENTS =
  /^(build|db-migrate|demo|dev|metrics-token|start|prisma\/seed\.ts|tests\/run\/(test|verify)\.ts)$/;
const [command = "", ...rest] = process.argv.slice(2);

process.chdir(ROOT);
requireNode();
if (rest.length > 0 && TAKES_NO_ARGUMENTS.test(command))
  fail(
    `This command takes no arguments (${rest.join(" ")}); settings are environment variables (docs/configuration.md).`,
  );
// Before .env, whose value counts where a container or a shell has set the machine's name, and after it.
ignoreOwnName();
if (existsSync(".env")) loadEnvFile();
ignoreOwnName();
if (command === "start") requireInstalled();
else {
  installWhatIsMissing();
  generateClient();
}
// tsx would keep compiled files in the shared temporary folder and run what another user put there; the cache saves
// less than a tenth of a second.
process.env.TSX_DISABLE_CACHE = "1";

if (command === "start") await startShop();
else runOnce();

function runOnce() {
  // Without a slash it is no path, even where a folder has the name of a command, as "build" does in many projects.
  const script = command.includes("/") ? command : `tools/cli/${command}.ts`;
  if (!existsSync(script)) fail(`There is no command "${command}".`);
  const child = spawn(process.execPath, [...TYPESCRIPT, ...WITH_PARENT, script, ...rest], {
    stdio: "inherit",
  });
  // Ctrl-C in a terminal reaches the child by itself, a signal sent to this process alone does not; receiving both is
  // harmless.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

/** Starts the shop's supervisor, and again when it is killed; ends as it ends. */
async function startShop() {
  const { Restarts } = await import("../../server/restarts.mjs");
  const { endOfStarted, isRunning, keepRunning } = await import("../../server/keep-running.mjs");
  const { MESSAGES } = await import("../../server/supervisor-channel.mjs");
  const restarts = new Restarts();
  let child;
  let isStopping = false;
  /** The exit code of an end that the supervisor meant. */
  let code;
  const start = (env) => {
    child = spawn(process.execPath, ["server/main.mjs"], {
      stdio: ["inherit", "inherit", "inherit", "ipc"],
      env,
    });
    child.on("message", (message) => {
      if (message === MESSAGES.shopOpen) restarts.opened();
      else code = message.ended ?? code;
    });
    return child;
  };
  // The reader of the output may end without ending the shop.
  for (const output of [process.stdout, process.stderr]) output.on("error", () => {});
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => {
      isStopping = true;
      // Between two supervisors there is nothing to wait for.
      if (!isRunning(child)) process.exit(0);
      child.kill(signal);
    });
  const wasAskedToStop = await keepRunning(
    endOfStarted(() => start(process.env)),
    {
      start: () => start({ ...process.env, SHOP_RESTARTED: "1" }),
      isStopping: () => isStopping || code !== undefined,
      onEnd: (reason) => console.log(`The supervisor stopped unexpectedly (${reason}); restarting it.`),
      restarts,
    },
  );
  if (!wasAskedToStop) fail("The supervisor keeps failing: it was restarted too often.");
  process.exit(code ?? 0);
}

/** Packages load modules with require(), which version 21 and the first ones of 22 cannot. */
function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22) return;
  fail(`Node 20.19, 22.12 or a later version is needed; this is ${process.versions.node}.`);
}

/** The machine's name in HOSTNAME is set by containers and some shells; nobody chose it as an address to listen on. */
function ignoreOwnName() {
  if (process.env.HOSTNAME === hostname()) delete process.env.HOSTNAME;
}

function loadEnvFile() {
  const reasons = { EACCES: "this user may not read it", EISDIR: "it is a folder" };
  try {
    // Read first, because Node reports every unreadable file as missing.
    warnOfCutValues(readFileSync(".env", "utf8"));
    process.loadEnvFile(".env");
  } catch (error) {
    fail(`.env cannot be read: ${reasons[error.code] ?? error.message}.`);
  }
}

/** Node ends a value without quotes at a #, such as one in a password, and says nothing. */
function warnOfCutValues(text) {
  for (const [, name] of text.matchAll(/^(?:export )?([A-Z_]+) *= *[^\s"'`#][^#\n]*(?<=\S)#/gm))
    console.error(
      `.env: the value of ${name} ends at its #. Put the value in quotes if the # belongs to it.`,
    );
}

function requireInstalled() {
  if (!existsSync("node_modules/tsx"))
    fail("The packages are not installed: run npm ci && npm run build first.");
}

function installWhatIsMissing() {
  const lock = readFileSync("package-lock.json", "utf8");
  const wanted = sha256(lock);
  if (readIfThere(INSTALLED_STAMP) === wanted) return;
  if (!isInstalled(JSON.parse(lock).packages)) {
    console.error("Installing the packages (npm ci) …");
    const install = spawnSync("npm", ["ci", "--include=dev"], { stdio: ["ignore", "ignore", "inherit"] });
    if (install.status !== 0) fail("The packages could not be installed: see the lines above.");
  }
  if (NEEDS_DEV.test(command)) writeFileSync(INSTALLED_STAMP, wanted);
}

/** npm's own record of what is in node_modules, against the lock file. */
function isInstalled(wanted) {
  const record = "node_modules/.package-lock.json";
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, "utf8")).packages;
  return Object.entries(wanted).every(([name, { version, optional, dev, devOptional }]) => {
    const mayMiss = optional || ((dev || devOptional) && !NEEDS_DEV.test(command));
    return !name || mayMiss || installed[name]?.version === version;
  });
}

/** Writes Prisma's client when there is none, or the schema or Prisma has changed since; an image has no Prisma. */
function generateClient() {
  if (!existsSync(PRISMA)) return;
  const made = sha256(
    readFileSync("prisma/schema.prisma", "utf8") + readFileSync(`${PRISMA}/package.json`, "utf8"),
  );
  if (existsSync(`${CLIENT}/client.ts`) && readIfThere(CLIENT_STAMP) === made) return;
  // On stderr, because the output of a command may be piped.
  console.error("Generating the database client (prisma generate) …");
  const { status, stdout, stderr } = spawnSync(process.execPath, [`${PRISMA}/build/index.js`, "generate"], {
    encoding: "utf8",
  });
  if (status !== 0)
    fail(`${stdout}${stderr}\nThe database client could not be generated: see the lines above.`);
  writeFileSync(CLIENT_STAMP, made);
}

function sha256(text) {
  return createHash("sha256").update(text).digest("hex");
}

function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, "utf8") : null;
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
