import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { CommandError } from "@/server/command-error.mjs";

/** The headless shell first: the same engine without window support, with a third of the processor time. */
const SYSTEM_NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

/** Chromium's own sandbox does not start as root. */
export const CHROMIUM_ARGS = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

/**
 * Returns the path of the tests' browser: CHROMIUM_PATH, Playwright's own, the system's, or a downloaded one.
 * @throws CommandError that says how to install one
 */
export function requireChromium(say: (line: string) => void): string {
  const found = findChromium();
  if (found) return found;
  say("Fetching a Chromium for the browser tests …");
  const fetched = [
    ["npx", "playwright", "install", "chromium-headless-shell", "chromium"],
    ...aptCommands(),
  ].find(
    ([command = "", ...args]) => spawnSync(command, args, { stdio: "ignore" }).status === 0 && findChromium(),
  );
  const got = fetched && findChromium();
  if (got) return got;
  throw new CommandError(
    "No Chromium was found and none could be fetched: install one (apt-get install chromium-headless-shell) or set CHROMIUM_PATH.",
  );
}

function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new CommandError(`CHROMIUM_PATH: there is no ${named}.`);
  const folders = (process.env.PATH ?? "").split(delimiter);
  const system = SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [named, chromium.executablePath(), ...system].find((path) => path && existsSync(path));
}

function aptCommands(): string[][] {
  if (process.getuid?.() !== 0) return [];
  const install = "apt-get install -y --no-install-recommends";
  return [["sh", "-c", `apt-get update && { ${install} chromium-headless-shell || ${install} chromium; }`]];
}
