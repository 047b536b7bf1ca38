import { setTimeout as wait } from "node:timers/promises";
import { PULL_KINDS, type PullKind } from "@/lib/sync/kinds";
import { OrdersPosition } from "@/lib/sync/orders-position";
import { query } from "@/tests/support/postgres";
import type { SpawnedProcess } from "@/tests/support/spawned-process";
import { waitUntil } from "@/tests/support/wait-until";
import type { PracticePos } from "@/tools/practice/pos/start";
import { contradictions, differences, orderFaults, type PracticeOrder, shopOf } from "../consistency";
import { type DatabaseKind, databasesOf } from "../databases";
import { listOrders, openPractice } from "../practice-pos";
import { rounds, type Scenario, type ScenarioContext } from "../scenario";
import { startSync, syncAll } from "./sync-process";

const DAYS = 60;
const RANDOM_KILLS = 40;
/** Each list is longer than two pages of a thousand. */
const PAGES_AT_LEAST = 3;
/** Delay of each page, so that the process can be killed between two. */
const BETWEEN_PAGES_MS = 250;

type Shop = Awaited<ReturnType<typeof shopOf>>;
type Scene = {
  context: ScenarioContext;
  pos: PracticePos;
  url: string;
  orders: PracticeOrder[];
  wrong: string[];
};

/** Scenario: SIGKILL of the sync process after every page, and at random moments of its writes. */
export const syncKills = (kind: DatabaseKind): Scenario => ({
  tests: "S02 S03 S04",
  name: `the sync is killed, ${kind === "embedded" ? "embedded database" : "PostgreSQL server"}`,
  group: "kills",
  startsShop: false,
  async run(context) {
    const make = await databasesOf(kind, context);
    const pos = await openPractice(context, { products: 5_000, customers: 4_000, orders: 3_000, days: DAYS });
    const orders = await listOrders(pos, DAYS + 2);
    const clean = await make("clean");
    await syncAll(clean, pos);
    const truth = await shopOf(clean);
    await killAfterEveryPage({ context, pos, orders, url: await make("pages"), wrong: [] }, truth);
    await killInTheWrite({ context, pos, orders, url: await make("writes"), wrong: [] }, truth);
  },
});

async function killAfterEveryPage(scene: Scene, truth: Shop): Promise<void> {
  const { context, pos, url, wrong } = scene;
  pos.control.changeSettings({ latencyMs: BETWEEN_PAGES_MS });
  const kills: Record<PullKind, number> = { inventory: 0, customers: 0, orders: 0 };
  const readTwice: string[] = [];
  for (const kind of PULL_KINDS) {
    for (let isOver = false; !isOver; ) {
      const before = await progressOf(url, kind);
      const from = await placeOf(url, kind);
      pos.control.clearLog();
      const sync = startSync(url, pos, kind);
      // One page per process: killed as soon as its first page is committed.
      await waitUntil("a page", async () => !sync.isAlive || (await progressOf(url, kind)) !== before, {
        everyMs: 5,
      });
      isOver = !sync.isAlive || (await progressOf(url, kind)) === CLOSED;
      sync.kill("SIGKILL");
      const isKilled = await wasKilled(sync);
      if (from) readTwice.push(...readAgain(pos, kind, from));
      if (isKilled) kills[kind] += 1;
      wrong.push(...(await faults(scene)));
    }
  }
  context.killed(Object.values(kills).reduce((sum, many) => sum + many, 0));
  pos.control.changeSettings({ latencyMs: 0 });
  context.expect(
    "every kind was killed between two of its pages",
    PULL_KINDS.every((kind) => kills[kind] >= PAGES_AT_LEAST),
    PULL_KINDS.map((kind) => `${kind} ${kills[kind]} times`).join(", "),
  );
  context.expect("killed after every page, no inconsistency is found", wrong.length === 0, wrong[0]);
  context.expect("no finished page is requested again", readTwice.length === 0, readTwice[0]);
  // Each kind was killed before the steps that follow its pages, which the next pull carries out.
  await syncAll(url, pos);
  await expectSame(scene, "killed after every page", truth);
}

const CLOSED = "closed";

/** Position of the read as a text that changes with every committed page; CLOSED once it is complete. */
async function progressOf(url: string, kind: PullKind): Promise<string> {
  const position = await positionOf(url, kind);
  if (position === undefined) return "";
  const place = placeIn(kind, position);
  return place ? `${place.left} windows left, at ${place.offset}` : CLOSED;
}

/** Where the next process goes on; `from` is the begin of the window of orders, which are read oldest first. */
type Place = { from: number; offset: number; left: number };

/** Null before the first page and after the last one. */
async function placeOf(url: string, kind: PullKind): Promise<Place | null> {
  const position = await positionOf(url, kind);
  return position === undefined ? null : placeIn(kind, position);
}

async function positionOf(url: string, kind: PullKind): Promise<unknown> {
  return (await query(url, "SELECT position FROM sync_cursors WHERE kind = $1", [kind]))[0]?.position;
}

function placeIn(kind: PullKind, position: unknown): Place | null {
  if (kind !== "orders") {
    const { offset } = position as { offset?: number };
    return offset === undefined ? null : { from: 0, offset, left: 1 };
  }
  const { sweep, history } = OrdersPosition.parse(position);
  const read = history ?? sweep;
  return read && { from: read.windows[0]?.from ?? 0, offset: read.offset, left: read.windows.length };
}

const LISTS: Readonly<Record<PullKind, string>> = {
  inventory: "/items",
  customers: "/customers",
  orders: "/orders",
};

/** The pages that the process requested although they come before its stored position. */
function readAgain(pos: PracticePos, kind: PullKind, place: Place): string[] {
  return pos.control
    .requests(1_000)
    .filter((request) => request.path.endsWith(LISTS[kind]))
    .map((request) => request.query)
    .filter((text) => {
      const asked = new URLSearchParams(text);
      const since = /modifiedTime>=(\d+)/.exec(asked.getAll("filter").join())?.[1];
      // Deleted orders and the items of a modifier group, which are asked for after the last page, have other filters.
      if (since === undefined && asked.has("filter")) return false;
      const from = Number(since ?? 0);
      return from < place.from || (from === place.from && Number(asked.get("offset")) < place.offset);
    });
}

/**
 * False when the process had done its work before the signal.
 * @throws when it failed by itself
 */
async function wasKilled(sync: SpawnedProcess): Promise<boolean> {
  const { code, signal } = await sync.exited;
  if (signal === "SIGKILL") return true;
  if (code !== 0) throw new Error(`A sync failed before it was killed: ${sync.output()}`);
  return false;
}

async function killInTheWrite(scene: Scene, truth: Shop): Promise<void> {
  const { context, pos, url, wrong } = scene;
  let kills = 0;
  for (const wanted = rounds(context, RANDOM_KILLS); kills < wanted; ) {
    // Sometimes two kinds at once, as when two people each start one.
    const kinds = context.dice.chance(0.3) ? ["customers", "orders"] : [context.dice.pick(PULL_KINDS)];
    const began = pos.control.log().total;
    const syncs = kinds.map((kind) => startSync(url, pos, kind));
    await waitUntil(
      "the first call",
      () => pos.control.log().total > began || syncs.every((one) => !one.isAlive),
      { everyMs: 2 },
    );
    await wait(context.dice.between(0, 900));
    for (const sync of syncs) sync.kill("SIGKILL");
    kills += (await Promise.all(syncs.map(wasKilled))).filter(Boolean).length;
    wrong.push(...(await faults(scene)));
    if (context.dice.chance(0.1)) await forgetSome(url);
  }
  context.killed(kills);
  await syncAll(url, pos);
  wrong.push(...(await faults(scene)));
  context.expect(
    "killed inside its writes, no inconsistency is found",
    wrong.length === 0,
    wrong[0] ?? `${kills} kills`,
  );
  await expectSame(scene, "killed inside its writes", truth);
}

async function expectSame({ context, url }: Scene, when: string, truth: Shop): Promise<void> {
  const unlike = differences(await shopOf(url), truth);
  context.expect(
    `${when}: the result equals one clean run`,
    unlike.length === 0,
    unlike.join("; ").slice(0, 300),
  );
}

/** Deletes some rows once everything is stored, so that the next run has something to write. */
async function forgetSome(url: string): Promise<void> {
  await query(url, "DELETE FROM orders");
  await query(url, "DELETE FROM products");
  await query(url, "DELETE FROM customers");
  await query(url, "DELETE FROM sync_cursors");
  await query(url, "DELETE FROM sync_seen_pages");
}

async function faults({ url, orders }: Scene): Promise<string[]> {
  return [...(await contradictions(url)), ...(await orderFaults(url, orders))];
}
