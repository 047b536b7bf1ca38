import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { spawnServerByNpm } from "@/tests/support/spawned-process";
import { temporaryFolder } from "@/tests/support/temporary-folder";

/** A folder with the entry of the commands and a lock file whose packages are not all there, as in an image. */
function reducedTree(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "node_modules"));
  for (const file of ["tools/cli/run.mjs", "tools/cli/launch/node-flags.mjs"])
    cpSync(file, join(folder, file));
  cpSync("package-lock.json", join(folder, "package-lock.json"));
  return folder;
}

function run(folder: string, flags: string[] = []): string {
  // Without npm on the path an installation fails at once.
  const env = { PATH: folder, NODE_ENV: process.env.NODE_ENV };
  return spawnSync(process.execPath, [...flags, join(folder, "tools/cli/run.mjs"), "no-such"], {
    env,
    encoding: "utf8",
  }).stderr;
}

/** The line of the Dockerfile that notes what is installed. */
const stampCommand = (): string =>
  String(readFileSync("Dockerfile", "utf8").match(/^RUN (.*> node_modules\/\.installed-from)$/m)?.[1]);

it("installs packages that are missing", () => {
  expect(run(reducedTree())).toContain("Installing the packages");
});

it("installs nothing in an image, from which the Dockerfile takes packages out", () => {
  const folder = reducedTree();
  execFileSync("sh", ["-c", stampCommand()], { cwd: folder });
  expect(run(folder)).toBe('There is no command "no-such".\n');
});

it("takes no folder of the project for a command", () => {
  const folder = reducedTree();
  execFileSync("sh", ["-c", stampCommand()], { cwd: folder });
  mkdirSync(join(folder, "no-such"));
  expect(run(folder)).toBe('There is no command "no-such".\n');
});

it.each([
  ["20.18.3", "refused"],
  ["20.19.0", "accepted"],
  ["21.7.3", "refused"],
  ["22.11.0", "refused"],
  ["22.12.0", "accepted"],
  ["24.0.0", "accepted"],
])("under Node %s it is %s", (version, outcome) => {
  const folder = reducedTree();
  execFileSync("sh", ["-c", stampCommand()], { cwd: folder });
  const pretend = `data:text/javascript,Object.defineProperty(process.versions,"node",{value:"${version}"})`;
  expect(run(folder, ["--import", pretend])).toBe(
    outcome === "accepted"
      ? 'There is no command "no-such".\n'
      : `Node 20.19, 22.12 or a later version is needed; this is ${version}.\n`,
  );
});

it("says in one sentence that .env is a folder", () => {
  const folder = reducedTree();
  mkdirSync(join(folder, ".env"));
  expect(run(folder)).toBe(".env cannot be read: it is a folder.\n");
});

/** Root may read every file. */
const UNPRIVILEGED = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const hasNode = spawnSync(process.execPath, ["--version"], UNPRIVILEGED).status === 0;

it.runIf(hasNode)("says in one sentence that this user may not read .env, and fails", () => {
  const folder = reducedTree();
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, ".env"), "PORT=1", { mode: 0 });
  const args = [join(folder, "tools/cli/run.mjs"), "no-such"];
  const env = { NODE_ENV: process.env.NODE_ENV };
  expect(spawnSync(process.execPath, args, { ...UNPRIVILEGED, env, encoding: "utf8" })).toMatchObject({
    status: 1,
    stderr: ".env cannot be read: this user may not read it.\n",
  });
});

it.each([
  [hostname(), "undefined\n"],
  ["127.0.0.1", "127.0.0.1\n"],
])("takes HOSTNAME %s for the address to listen on unless it is the machine's name", (name, said) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "command.mts"), "console.log(process.env.HOSTNAME);");
  const { stdout } = spawnSync(process.execPath, ["tools/cli/run.mjs", join(folder, "command.mts")], {
    env: { ...process.env, HOSTNAME: name },
    encoding: "utf8",
  });
  expect(stdout).toBe(said);
});

it("ignores the machine's name in .env too, as the table of settings says", () => {
  const folder = reducedTree();
  execFileSync("sh", ["-c", stampCommand()], { cwd: folder });
  writeFileSync(join(folder, ".env"), `HOSTNAME=${hostname()}\n`);
  const show = `data:text/javascript,process.on("exit",()=>console.error(process.env.HOSTNAME))`;
  expect(run(folder, ["--import", show])).toBe('There is no command "no-such".\nundefined\n');
});

it("says which values of .env end at a # that may belong to them", () => {
  const folder = reducedTree();
  execFileSync("sh", ["-c", stampCommand()], { cwd: folder });
  const lines = ["A_SECRET=ab#cd", 'A_QUOTED="ab#cd"', "A_COMMENT=ab # cd", "AN_EMPTY=# cd", "#NONE=ab#cd"];
  writeFileSync(join(folder, ".env"), `${lines.join("\n")}\n`);
  expect(run(folder)).toBe(
    '.env: the value of A_SECRET ends at its #. Put the value in quotes if the # belongs to it.\nThere is no command "no-such".\n',
  );
});

it("runs no compiled file from the temporary folder and leaves none there", () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "command.mts"), "const sum: number = 1 + 1; console.log(sum);");
  const { stdout } = spawnSync(process.execPath, ["tools/cli/run.mjs", join(folder, "command.mts")], {
    // These tests may run below a command, which has set the variable.
    env: { ...process.env, TMPDIR: folder, TSX_DISABLE_CACHE: "" },
    encoding: "utf8",
  });
  expect(stdout).toBe("2\n");
  expect(readdirSync(folder)).toEqual(["command.mts"]);
});

// npm passes a signal to the shell it started and ends with it; without `exec` the shop would go on without them.
it("stops when npm is told to stop", async () => {
  const { url, child } = await spawnServerByNpm("practice-pos", ["--port", "0"]);
  await child.stop();
  await expect(fetch(url)).rejects.toThrow("fetch failed");
});

it("takes the place of the shell in every script", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const ours = Object.values(scripts).filter((one) => one.includes("run.mjs"));
  expect(ours.length).toBeGreaterThan(5);
  for (const script of ours) expect(script).toMatch(/^exec node /);
});
