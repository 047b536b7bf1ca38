import { beforeEach, expect, test } from "vitest";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { CustomerWire } from "@/lib/integrations/clover/schemas";
import { UpstreamError } from "@/lib/upstream/error";
import { untilWaitingForLock } from "@/tests/support/is-waiting-for-lock";
import { patientTransaction } from "@/tests/support/patient-transaction";
import { emptyShop, ordersWereRead } from "@/tests/support/practice-shop";
import { pushTiers, pushTiersOf, type TiersTarget } from "./push-tiers";
import { beginSync, type Run } from "./run-sync";

const ctx = systemCtx("test");
beforeEach(async () => {
  await emptyShop();
  await ordersWereRead();
});

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
const BRONZE = "[Loyalty] Bronze · 5 visits";

const memberOf = (n: number) => ({
  id: uuid(n),
  firstName: "Dana",
  lastName: "Rivers",
  searchText: "",
  cloverId: `CUSTOMER${n}`,
  checkinCount: 5,
  memberVisits: 5,
});

/** Members of five visits without a note, CUSTOMER0 and on, in the order of their ids. */
async function members(count: number): Promise<void> {
  await db().customer.createMany({ data: Array.from({ length: count }, (_, n) => memberOf(n)) });
}

/** A register in memory with the notes of its customers. */
function register(notes: Record<string, string>, onRead: (id: string) => Promise<void> = async () => {}) {
  const refused = new Set<string>();
  const target: TiersTarget = {
    customer: async (id) => {
      await onRead(id);
      return CustomerWire.parse({ id, metadata: { note: notes[id] } });
    },
    updateCustomerMetadata: async (id, { note }) => {
      const details = { vendor: "Clover", kind: "http", retryable: false, upstreamStatus: 400 } as const;
      if (refused.has(id)) throw new UpstreamError("Clover answered with status 400.", details);
      notes[id] = String(note);
    },
  };
  return { target, refused };
}

const push = async (target: TiersTarget) =>
  (await beginSync(ctx, "tiers", (run) => pushTiers(run, target))).done;

test("writes a note that has a character the database refuses, and those after it", async () => {
  await members(2);
  const notes: Record<string, string> = { CUSTOMER0: "Likes\u0000mint" };
  await push(register(notes).target);
  expect(notes).toEqual({ CUSTOMER0: `${BRONZE}\nLikes\u0000mint`, CUSTOMER1: BRONZE });
  expect(await db().customer.findUnique({ where: { id: uuid(0) } })).toMatchObject({
    cloverNote: `${BRONZE}\nLikesmint`,
  });
});

test("does not undo the note of a visit that was counted and written since the push began", async () => {
  await members(60);
  const notes: Record<string, string> = {};
  const later = register(notes).target;
  let isFirst = true;
  const { target } = register(notes, async () => {
    if (!isFirst) return;
    isFirst = false;
    await db().customer.update({ where: { id: uuid(59) }, data: { checkinCount: 6, memberVisits: 6 } });
    await (await beginSync(ctx, "changes", (run) => pushTiersOf(run, later, [uuid(59)]))).done;
  });
  await push(target);
  expect(notes).toMatchObject({ CUSTOMER0: BRONZE, CUSTOMER59: "[Loyalty] Bronze · 6 visits" });
});

test("does not undo the note of a visit that was counted and written between reading and writing one", async () => {
  await members(1);
  const notes: Record<string, string> = {};
  const { target } = register(notes);
  let isFirst = true;
  const slow: TiersTarget = {
    ...target,
    updateCustomerMetadata: async (id, metadata) => {
      if (isFirst) {
        isFirst = false;
        await db().customer.update({ where: { id: uuid(0) }, data: { checkinCount: 6, memberVisits: 6 } });
        await (await beginSync(ctx, "changes", (run) => pushTiersOf(run, target, [uuid(0)]))).done;
      }
      await target.updateCustomerMetadata(id, metadata);
    },
  };
  expect(await push(slow)).toMatchObject({ read: 1, updated: 1 });
  expect(notes).toEqual({ CUSTOMER0: "[Loyalty] Bronze · 6 visits" });
  expect(await db().customer.findUnique({ where: { id: uuid(0) } })).toMatchObject({
    cloverNote: "[Loyalty] Bronze · 6 visits",
  });
});

test("asks for records that were refused last, so that they keep nobody from their turn", async () => {
  await members(13);
  const notes: Record<string, string> = {};
  const { target, refused } = register(notes);
  for (let n = 0; n < 12; n += 1) refused.add(`CUSTOMER${n}`);
  await expect(push(target)).rejects.toMatchObject({ upstreamStatus: 400 });
  expect(notes).toEqual({});
  await expect(push(target)).rejects.toMatchObject({ upstreamStatus: 400 });
  expect(notes).toEqual({ CUSTOMER12: BRONZE });
  refused.clear();
  await push(target);
  expect(Object.keys(notes)).toHaveLength(13);
  expect(await db().customer.count({ where: { noteFailedAt: { not: null } } })).toBe(0);
});

// The embedded database runs one transaction after the other.
test.runIf(process.env.TEST_DATABASE === "server")(
  "remembers notes at the first try while others lock the records one after the other",
  async () => {
    // A plain scan of the table reads the one with the higher id first.
    await db().customer.createMany({ data: [memberOf(1), memberOf(0)] });
    const notes: Record<string, string> = {};
    const tries: string[] = [];
    const watched = (run: Run): Run => ({
      ...run,
      commit: (work) => {
        const page = `page ${tries.length}`;
        return run.commit((tx) => {
          tries.push(page);
          return work(tx);
        });
      },
    });
    let pushing: Promise<unknown> = Promise.resolve();
    await patientTransaction(async (tx) => {
      const lock = (n: number) =>
        tx.$queryRaw`SELECT id FROM customers WHERE id = ${uuid(n)}::uuid FOR UPDATE`;
      await lock(0);
      const { target } = register(notes);
      pushing = (await beginSync(ctx, "tiers", (run) => pushTiers(watched(run), target))).done;
      await untilWaitingForLock("the wait for the records");
      await lock(1);
    });
    await pushing;
    expect(notes).toEqual({ CUSTOMER0: BRONZE, CUSTOMER1: BRONZE });
    expect(tries).toEqual([...new Set(tries)]);
  },
);
