import { setTimeout as wait } from "node:timers/promises";
import { LEASE_MS } from "@/lib/sync/lease";
import { query } from "@/tests/support/postgres";
import { waitUntil } from "@/tests/support/wait-until";
import { contradictions, differences, shopOf } from "../consistency";
import { type DatabaseKind, databasesOf } from "../databases";
import { openPractice } from "../practice-pos";
import type { Scenario } from "../scenario";
import { runSync, startSync } from "./sync-process";

const KIND = "orders";
/** Longest wait of the next run for a dead holder's lease, ms. */
const WITHIN_MS = 60_000;

/** Scenario: the process that holds the sync lease is suspended (SIGSTOP) until the lease expires, and then resumed. */
export const deadHolder = (kind: DatabaseKind): Scenario => ({
  tests: "S20",
  name: `the holder of a sync is suspended and resumed, ${kind === "embedded" ? "embedded database" : "PostgreSQL server"}`,
  group: "kills",
  startsShop: false,
  async run(context) {
    const make = await databasesOf(kind, context);
    const url = await make("holder");
    const pos = await openPractice(context, { products: 500, customers: 800, orders: 3_000, days: 60 });
    pos.control.changeSettings({ latencyMs: 300 });
    const suspended = startSync(url, pos, KIND);
    await waitUntil("the first page", () => hasPosition(url), { everyMs: 5 });
    await wait(context.dice.between(0, 400));
    suspended.kill("SIGSTOP");
    const stoppedAt = Date.now();
    const tooEarly = startSync(url, pos, KIND);
    const { code } = await tooEarly.exited;
    const isRefused = code === 1 && tooEarly.output().includes("already running");
    context.expect("nobody takes over while its lease lasts", isRefused, tooEarly.output().trim());
    await waitUntil("the end of the lease", () => isLeaseOver(url), {
      ms: LEASE_MS + WITHIN_MS,
      everyMs: 250,
    });
    pos.control.changeSettings({ latencyMs: 0 });
    const waited = Date.now() - stoppedAt;
    context.expect(
      "the lease of a stopped holder expires in time",
      waited <= WITHIN_MS,
      `${Math.round(waited / 1000)} s`,
    );
    await runSync(url, pos, KIND);
    const before = await shopOf(url);
    suspended.kill("SIGCONT");
    const ended = await suspended.exited;
    const saysSo = ended.code === 1 && suspended.output().includes("took over");
    context.expect(
      "the resumed holder exits with an error",
      saysSo,
      suspended.output().trim().slice(0, 3000),
    );
    const changed = differences(await shopOf(url), before);
    context.expect(
      "the resumed holder has written nothing",
      changed.length === 0,
      changed.join("; ").slice(0, 200),
    );
    const wrong = await contradictions(url);
    context.expect("no inconsistency is found", wrong.length === 0, wrong.join("; "));
    await killedHolder(url, pos, context.expect);
    context.killed();
  },
});

/** Checks that a run need not wait for a holder that was killed on this machine. */
async function killedHolder(
  url: string,
  pos: Parameters<typeof startSync>[1],
  expect: (what: string, isOk: boolean, measured?: string) => void,
): Promise<void> {
  pos.control.changeSettings({ latencyMs: 1_000 });
  const holder = startSync(url, pos, "customers");
  await waitUntil("the holder's run", () => isRunning(url, "customers"), { everyMs: 5 });
  holder.kill("SIGKILL");
  await holder.exited;
  pos.control.changeSettings({ latencyMs: 0 });
  const began = Date.now();
  await runSync(url, pos, "customers");
  const seconds = Math.round((Date.now() - began) / 1000);
  expect(
    "after a killed holder the next run begins at once",
    seconds < WITHIN_MS / 1000,
    `done in ${seconds} s`,
  );
}

async function hasPosition(url: string): Promise<boolean> {
  const rows = await query(url, "SELECT 1 FROM sync_cursors WHERE kind = $1", [KIND]);
  return rows.length > 0;
}

async function isLeaseOver(url: string): Promise<boolean> {
  const rows = await query(url, "SELECT 1 FROM leases WHERE name = $1 AND expires_at <= clock_timestamp()", [
    `sync:${KIND}`,
  ]);
  return rows.length > 0;
}

async function isRunning(url: string, kind: string): Promise<boolean> {
  const rows = await query(url, "SELECT 1 FROM sync_runs WHERE kind = $1 AND status = 'running'", [kind]);
  return rows.length > 0;
}
