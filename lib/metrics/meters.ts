import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { perProcess } from "@/lib/server-context.mjs";

/** Buckets from an answer out of memory to the longest that a person waits. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

function makeMeters() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: new Histogram({
      name: "shop_http_request_duration_seconds",
      help: "Requests answered, by class of address, method and status, and how long each took",
      labelNames: ["class", "method", "status"],
      buckets: SECONDS,
      registers,
    }),
    refusals: new Counter({
      name: "shop_rate_limit_refusals_total",
      help: "Requests refused because a budget was spent, by budget",
      labelNames: ["limit"],
      registers,
    }),
    connections: new Gauge({
      name: "shop_db_connections",
      help: "Connections of this process to the database (in_use, idle), and requests that wait for one (waiting)",
      labelNames: ["state"],
      registers,
    }),
    syncRuns: new Gauge({
      name: "shop_sync_runs",
      help: "Sync runs of the last 24 hours in the ledger, by kind and status",
      labelNames: ["kind", "status"],
      registers,
    }),
    syncLastDone: new Gauge({
      name: "shop_sync_last_done_timestamp_seconds",
      help: "When each kind was last synced to its end",
      labelNames: ["kind"],
      registers,
    }),
  };
}

type Meters = ReturnType<typeof makeMeters>;
const held = perProcess<Meters>("meters");

/** This process's meters: the HTTP server and Next's bundle count on the same ones. */
export function meters(): Meters {
  held.value ??= makeMeters();
  return held.value;
}
