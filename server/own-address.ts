import { isIPv6 } from "node:net";
import type { Env } from "@/lib/env";

export type Listening = Pick<Env, "HOSTNAME" | "PORT">;

const ALL = new Set(["0.0.0.0", "::"]);

/** Where this machine reaches the shop: one that listens on a single address may not be reached as localhost. */
export function ownAddress({ HOSTNAME: host, PORT: port }: Listening): string {
  if (host === undefined || ALL.has(host)) return `http://localhost:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}
