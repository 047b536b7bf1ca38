import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@/tests/support/free-port";
import { SpawnedProcess } from "./spawned-process";
import { waitUntil } from "./wait-until";

const PROGRAM = "nginx";

/** True where nginx is installed. */
export const hasNginx = (): boolean => spawnSync(PROGRAM, ["-v"]).status === 0;

/**
 * Starts nginx as a reverse proxy, a port for each group of servers; the requests to a port go to its servers in turn.
 * Its settings are those that docs/operations.md tells people to use, without TLS.
 * @param groups addresses such as `http://localhost:3000`
 */
export async function openNginx(
  groups: string[][],
): Promise<{ urls: string[]; pid: number; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "mpsv-nginx-"));
  const ports: number[] = [];
  for (const _ of groups) ports.push(await freePort());
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configuration(folder, groups, ports));
  const server = new SpawnedProcess(PROGRAM, ["-p", folder, "-c", file, "-e", join(folder, "error.log")]);
  const urls = ports.map((port) => `http://localhost:${port}`);
  const answers = (url: string) =>
    fetch(url).then(
      ({ status }) => status < 500,
      () => false,
    );
  for (const url of urls) {
    await waitUntil("nginx", async () => !server.isAlive || (await answers(url)));
    if (!server.isAlive) throw new Error(`nginx did not start: ${server.output()}`);
  }
  const close = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { urls, pid: server.pid, close };
}

function configuration(folder: string, groups: string[][], ports: number[]): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const servers = groups.map((group, at) => {
    const members = group.map((url) => `server 127.0.0.1:${new URL(url).port};`).join(" ");
    return `upstream shops${at} { ${members} keepalive 16; }
  server {
    listen 127.0.0.1:${ports[at]};
    ${settingsFor(`http://shops${at}`)}
  }`;
  });
  return `daemon off;
worker_processes 1;
pid ${join(folder, "nginx.pid")};
events {}
http {
  access_log off;
  keepalive_requests 1000000;
  ${temporary.join("\n  ")}
  ${servers.join("\n  ")}
}
`;
}

/** The server of the document, on another port and for another address. */
function settingsFor(address: string): string {
  const document = readFileSync("docs/operations.md", "utf8");
  const [, server = ""] = /^server \{\n( {2}listen 443 [^`]*)^\}\n```$/m.exec(document) ?? [];
  return server
    .replace(/^ *(?:listen|server_name|ssl_\w+) .*\n/gm, "")
    .replace(/(proxy_pass) .*;/, `$1 ${address};`);
}
