import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it, vi } from "vitest";
import { temporaryFolder } from "@/tests/support/temporary-folder";

vi.setConfig({ testTimeout: 60_000 });

/** Forks what starts, and is killed as soon as that runs. */
const SUPERVISOR = `
import { fork } from "node:child_process";
fork("web.mjs").once("message", () => process.kill(process.pid, "SIGKILL"));
`;

/** What a web process that starts does until it is ready; returns all that it printed. */
async function printedBy(start: string): Promise<string> {
  const folder = temporaryFolder();
  const web = `
import { tellSupervisor, whenParentEnds } from ${JSON.stringify(resolve("server/supervisor-channel.mjs"))};
process.send("running", () => {});
${start}
tellSupervisor("ready to listen");
whenParentEnds(() => { console.log("stopped"); process.exit(0); });
setInterval(() => {}, 1_000);
`;
  writeFileSync(join(folder, "supervisor.mjs"), SUPERVISOR);
  writeFileSync(join(folder, "web.mjs"), web);
  const supervisor = spawn(process.execPath, ["supervisor.mjs"], { cwd: folder });
  let printed = "";
  for (const stream of [supervisor.stdout, supervisor.stderr]) stream.on("data", (text) => (printed += text));
  // The streams close when the web process, which inherits them, has ended too.
  await new Promise((ended) => supervisor.once("close", ended));
  return printed;
}

it.each([
  ["busy", "await 0; for (const end = Date.now() + 1_500; Date.now() < end; );"],
  ["waiting", "await new Promise((resolve) => setTimeout(resolve, 1_500));"],
])(
  "a web process whose supervisor is killed while it starts, %s, stops without an error",
  async (_, start) => {
    expect(await printedBy(start)).toBe("stopped\n");
  },
);
