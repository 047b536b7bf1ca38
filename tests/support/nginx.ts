import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
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
 * Its settings are those of docs/operations.md.
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
    location / {
      proxy_pass http://shops${at};
      proxy_http_version 1.1;
      proxy_buffer_size 16k;
      proxy_buffers 8 16k;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
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
