import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { countSales } from "@/lib/catalog/count-sales";
import { hideProduct } from "@/lib/catalog/hide-product";
import { updateProduct } from "@/lib/catalog/update-product";
import { type Ctx, createCtx } from "@/lib/context";
import { setTestRecord } from "@/lib/customers/set-test-record";
import { createDb, type Db, db } from "@/lib/db/client";
import { createDeal } from "@/lib/deals/create-deal";
import { deleteDeal } from "@/lib/deals/delete-deal";
import { DealInput } from "@/lib/deals/schema";
import { updateDeal } from "@/lib/deals/update-deal";
import { env } from "@/lib/env";
import { createEvent } from "@/lib/events/create-event";
import { deleteEvent } from "@/lib/events/delete-event";
import { EventInput } from "@/lib/events/schema";
import { updateEvent } from "@/lib/events/update-event";
import { createHoursException } from "@/lib/hours/create-hours-exception";
import { deleteHoursException } from "@/lib/hours/delete-hours-exception";
import { switchPointsPolicy, undoPointsExpiry } from "@/lib/loyalty/points-policy";
import { recordCheckin } from "@/lib/loyalty/record-checkin";
import { voidCheckin } from "@/lib/loyalty/void-checkin";
import { deleteOldMessages } from "@/lib/messages/delete-old-messages";
import { sendMessage } from "@/lib/messages/send-message";
import { setMessageStatus } from "@/lib/messages/set-message-status";
import { erasePerson } from "@/lib/privacy/erase-person";
import { optOutOfSale } from "@/lib/privacy/opt-out-of-sale";
import { closePrivacyRequest, openPrivacyRequest } from "@/lib/privacy/request-verbs";
import { setLaunchDate } from "@/lib/settings/set-launch-date";
import { markFailuresSeen } from "@/lib/sync/failures";
import { adminCtx } from "@/tests/factories/contexts";
import { autumnDeal } from "@/tests/factories/deal";
import { upcomingEvent } from "@/tests/factories/event";
import { makeProduct } from "@/tests/factories/product";
import { makeCustomer } from "@/tests/factories/shop-records";
import { makeVisit } from "@/tests/factories/visits";
import { emptyShop } from "@/tests/support/practice-shop";
import { openStatementProxy, type StatementProxy } from "@/tests/support/statement-proxy";

const NOW = new Date("2026-11-20T20:00:00Z");
const DEAL = DealInput.parse(autumnDeal);
const EVENT = EventInput.parse(upcomingEvent);
const HOURS = {
  firstDay: "2026-12-24",
  lastDay: "2026-12-25",
  isClosed: true,
  opens: "",
  closes: "",
  reason: "Christmas",
};
const MESSAGE = { name: "Dana Rivers", email: "dana@example.com", message: "Do you sell Roor bongs?" };

const owner = () => adminCtx(db(), NOW);
const makeMessage = (parts: object = {}) => db().contactSubmission.create({ data: { ...MESSAGE, ...parts } });
const makeRequest = () => openPrivacyRequest(owner(), { kind: "delete", name: "Dana Rivers" });

/** A verb, its tags, and what prepares the database and returns the call. */
type Row = [name: string, tags: string[], prepare: () => Promise<(ctx: Ctx) => Promise<unknown>>];

const ROWS: Row[] = [
  ["createHoursException", ["hours"], async () => (ctx) => createHoursException(ctx, HOURS)],
  [
    "deleteHoursException",
    ["hours"],
    async () => {
      const { id } = await createHoursException(owner(), HOURS);
      return (ctx) => deleteHoursException(ctx, { id });
    },
  ],
  ["createDeal", ["deals"], async () => (ctx) => createDeal(ctx, { ...DEAL, id: randomUUID() })],
  [
    "updateDeal",
    ["deals"],
    async () => {
      const { id, version } = await createDeal(owner(), DEAL);
      return (ctx) => updateDeal(ctx, { id, version, title: "Pipe week" });
    },
  ],
  [
    "deleteDeal",
    ["deals"],
    async () => {
      const { id } = await createDeal(owner(), DEAL);
      return (ctx) => deleteDeal(ctx, { id });
    },
  ],
  ["createEvent", ["events"], async () => (ctx) => createEvent(ctx, { ...EVENT, id: randomUUID() })],
  [
    "updateEvent",
    ["events"],
    async () => {
      const { id, version } = await createEvent(owner(), EVENT);
      return (ctx) => updateEvent(ctx, { id, version, title: "Pipe clinic" });
    },
  ],
  [
    "deleteEvent",
    ["events"],
    async () => {
      const { id } = await createEvent(owner(), EVENT);
      return (ctx) => deleteEvent(ctx, { id });
    },
  ],
  [
    "updateProduct",
    ["products"],
    async () => {
      const { id } = await makeProduct(db());
      return (ctx) => updateProduct(ctx, { id, description: "Thick glass" });
    },
  ],
  [
    "hideProduct",
    ["products"],
    async () => {
      const { id } = await makeProduct(db());
      return (ctx) => hideProduct(ctx, { id });
    },
  ],
  [
    "countSales",
    ["products"],
    async () => {
      await makeProduct(db(), { soldRecently: 5 });
      return countSales;
    },
  ],
  ["setLaunchDate", ["settings"], async () => (ctx) => setLaunchDate(ctx, { launchDate: "2026-11-01" })],
  ["switchPointsPolicy", ["settings"], async () => (ctx) => switchPointsPolicy(ctx, { isOn: true })],
  [
    "undoPointsExpiry",
    ["customers"],
    async () => {
      const { id } = await db().pointsExpiry.create({
        data: { runAt: NOW, runBy: "owner", lastVisitBefore: NOW, members: 0, visits: 0 },
      });
      return (ctx) => undoPointsExpiry(ctx, { id });
    },
  ],
  [
    "recordCheckin",
    ["customers"],
    async () => {
      const { id: customerId } = await makeCustomer(db());
      return (ctx) => recordCheckin(ctx, { customerId });
    },
  ],
  [
    "voidCheckin",
    ["customers"],
    async () => {
      const { id } = await makeVisit((await makeCustomer(db())).id);
      return (ctx) => voidCheckin(ctx, { id, reason: "Entered twice" });
    },
  ],
  [
    "setTestRecord",
    ["customers", "duplicates"],
    async () => {
      const { id } = await makeCustomer(db());
      return (ctx) => setTestRecord(ctx, { id, isTestRecord: true });
    },
  ],
  ["sendMessage", ["messages"], async () => (ctx) => sendMessage(ctx, MESSAGE, "192.0.2.1")],
  [
    "setMessageStatus",
    ["messages"],
    async () => {
      const { id } = await makeMessage();
      return (ctx) => setMessageStatus(ctx, { id, from: "new", to: "answered" });
    },
  ],
  [
    "deleteOldMessages",
    ["messages"],
    async () => {
      const long = new Date("2020-01-01T20:00:00Z");
      await makeMessage({ status: "answered", createdAt: long, answeredAt: long });
      return deleteOldMessages;
    },
  ],
  [
    "openPrivacyRequest",
    ["messages"],
    async () => (ctx) => openPrivacyRequest(ctx, { kind: "delete", name: "Dana Rivers" }),
  ],
  [
    "closePrivacyRequest",
    ["messages"],
    async () => {
      const { id: requestId } = await makeRequest();
      return (ctx) =>
        closePrivacyRequest(ctx, { requestId, answer: "nothing", outcome: "Nothing was found" });
    },
  ],
  [
    "optOutOfSale",
    ["customers"],
    async () => {
      const { id: requestId } = await makeRequest();
      const { id } = await makeCustomer(db());
      return (ctx) => optOutOfSale(ctx, { requestId, customerIds: [id] });
    },
  ],
  [
    "erasePerson",
    ["customers", "duplicates", "orders", "messages"],
    async () => {
      const { id: requestId } = await makeRequest();
      const { id } = await makeCustomer(db());
      return (ctx) => erasePerson(ctx, { requestId, customerIds: [id] });
    },
  ],
  ["markFailuresSeen", ["sync-runs"], async () => markFailuresSeen],
];

/** What commits a change: the end of its transaction, or its only statement. */
const COMMITTING = /^COMMIT|^INSERT INTO \S*"contact_submissions"/;

let proxy: StatementProxy;
let throughProxy: ReturnType<typeof createDb>;
let losing = false;

beforeAll(async () => {
  proxy = await openStatementProxy(env().DATABASE_URL ?? "", ({ sql }) => {
    if (!losing || !COMMITTING.test(sql)) return undefined;
    losing = false;
    return "lose the answer";
  });
  throughProxy = createDb(proxy.url, 2);
});
afterAll(async () => {
  await throughProxy.$disconnect();
  proxy.close();
});
beforeEach(async () => {
  await emptyShop();
  await db().hoursException.deleteMany();
});

const ctxWith = (handle: Db) => createCtx({ actor: owner().actor, db: handle, now: () => NOW });

it.each(ROWS)("%s has marked its tags when the answer to its commit is lost", async (_, tags, prepare) => {
  const call = await prepare();
  const ctx = ctxWith(throughProxy);
  losing = true;
  await expect(call(ctx)).rejects.toThrow();
  expect(losing).toBe(false);
  expect([...ctx.touched]).toEqual(tags);
});

it("other hours that are sent again mark their tag, as the answer before may have been lost", async () => {
  await createHoursException(owner(), HOURS);
  const again = owner();
  await createHoursException(again, HOURS);
  expect([...again.touched]).toEqual(["hours"]);
});
