import { beforeEach, describe, expect, test } from "vitest";
import { type Ctx, systemCtx } from "@/lib/context";
import { lockCustomers } from "@/lib/customers/lock-customers";
import { type Db, db } from "@/lib/db/client";
import { erasePerson } from "@/lib/privacy/erase-person";
import { openPrivacyRequest } from "@/lib/privacy/request-verbs";
import { adminCtx } from "@/tests/factories/contexts";
import { makeCustomer } from "@/tests/factories/shop-records";
import { untilWaitingForLock } from "@/tests/support/is-waiting-for-lock";
import { patientTransaction } from "@/tests/support/patient-transaction";
import { emptyShop } from "@/tests/support/practice-shop";
import { withRollback } from "@/tests/support/with-rollback";
import { applyCustomers, assignEmails, removeMissingCustomers } from "./apply-customers";
import { planCustomers } from "./plan-customers";

beforeEach(emptyShop);

const id = (first: string) => `${first}0000000-0000-4000-8000-000000000000`;

/** A new customer as Clover lists them, with an e-mail that a household shares. */
const sharing = (cloverId: string) => ({
  id: cloverId,
  firstName: "Dana",
  lastName: "Read",
  emailAddresses: [{ emailAddress: "home@example.com" }],
  phoneNumbers: [],
});
const write = (handle: Db, cloverId: string) =>
  applyCustomers({ ...systemCtx("test"), db: handle }, planCustomers([sharing(cloverId)]).customers);

test("an e-mail is not taken from its holder for an erased person whom the register still lists", async () => {
  await withRollback(async (handle) => {
    const [erased, holder] = [sharing("CUST000000001"), sharing("CUST000000002")];
    const tx = { ...systemCtx("test"), db: handle };
    const read = async () => {
      const written = await applyCustomers(tx, planCustomers([erased, holder]).customers);
      await assignEmails(tx);
      return written;
    };
    expect(await read()).toEqual({ created: 2, updated: 0 });
    const { id } = await handle.customer.findUniqueOrThrow({ where: { cloverId: erased.id } });
    const { id: requestId } = await openPrivacyRequest(adminCtx(handle), { kind: "delete", name: "Dana" });
    await erasePerson(adminCtx(handle), { requestId, customerIds: [id] });
    await read();
    expect(await read()).toEqual({ created: 0, updated: 0 });
    expect(await handle.customer.findMany()).toMatchObject([
      { cloverId: holder.id, email: "home@example.com" },
    ]);
  });
});

// The embedded database runs one transaction after the other.
describe.runIf(process.env.TEST_DATABASE === "server")("a page of customers", () => {
  test("is written beside a check-in of one of them without a deadlock", async () => {
    const records = [
      { id: id("a"), cloverId: "CUST000000002" },
      { id: id("b"), cloverId: "CUST000000001" },
    ];
    for (const record of records.toReversed()) await makeCustomer(db(), { ...record, memberId: id("a") });
    const emptyList: [] = [];
    const page = records.map(({ cloverId }) => ({
      id: cloverId,
      firstName: "Dana",
      lastName: "Read",
      emailAddresses: emptyList,
      phoneNumbers: [{ phoneNumber: "7025550123" }],
    }));
    let writing: Promise<unknown> = Promise.resolve();
    await patientTransaction(async (tx) => {
      await tx.$queryRaw`SELECT FROM customers WHERE id = ${id("a")}::uuid FOR UPDATE`;
      writing = patientTransaction((second) =>
        applyCustomers({ ...systemCtx("test"), db: second }, planCustomers(page).customers),
      );
      await untilWaitingForLock("the page waits for the check-in");
      await lockCustomers(tx, [id("a")]);
    });
    expect(await writing).toEqual({ created: 0, updated: 2 });
  });

  test("is written beside a look-up of a new customer who has an e-mail of the page", async () => {
    let writing: Promise<unknown> = Promise.resolve();
    await patientTransaction(async (tx) => {
      await write(tx, "CUST000000001");
      writing = patientTransaction((second) => write(second, "CUST000000002"));
      writing.catch(() => {});
      await untilWaitingForLock("the page waits for the look-up");
    });
    expect(await writing).toEqual({ created: 1, updated: 0 });
    const records = await db().customer.findMany({ orderBy: { cloverId: "asc" } });
    expect(records.map(({ email, emails }) => [email, emails])).toEqual([
      ["home@example.com", ["home@example.com"]],
      [null, ["home@example.com"]],
    ]);
  });

  test("is written beside the end of a full read that gives a record its e-mail back", async () => {
    const emails = ["home@example.com"];
    const first = await makeCustomer(db(), { cloverId: "CUST000000001", email: null, emails });
    let writing: Promise<unknown> = Promise.resolve();
    await patientTransaction(async (tx) => {
      await assignEmails({ ...systemCtx("test"), db: tx });
      writing = patientTransaction((second) => write(second, "CUST000000002"));
      writing.catch(() => {});
      await untilWaitingForLock("the page waits for the full read");
    });
    expect(await writing).toEqual({ created: 1, updated: 0 });
    expect((await db().customer.findUniqueOrThrow({ where: { id: first.id } })).email).toBe(emails[0]);
  });
});

describe.runIf(process.env.TEST_DATABASE === "server")("the end of a full read", () => {
  const emails = ["home@example.com"];
  const read = { pass: "1", beganAt: "2100-01-01T00:00:00Z" };

  test.each<[string, (tx: Ctx) => Promise<unknown>]>([
    ["gives an e-mail to another record", assignEmails],
    [
      "removes a record and gives its e-mail away",
      async (tx) => {
        expect(await removeMissingCustomers(tx, read)).toBe(1);
        await assignEmails(tx);
      },
    ],
  ])("%s beside a check-in of both without a deadlock", async (_, finish) => {
    const [first, last] = [
      { id: id("a"), cloverId: "CUST000000001", email: null, createdAt: new Date("2024-01-01") },
      {
        id: id("b"),
        cloverId: "CUST000000002",
        email: "home@example.com",
        createdAt: new Date("2025-01-01"),
      },
    ];
    for (const record of [last, first]) await makeCustomer(db(), { ...record, emails, memberId: first.id });
    await db().syncSeenPage.create({ data: { kind: "customers", pass: 1n, page: 0, ids: [first.cloverId] } });
    let finishing: Promise<unknown> = Promise.resolve();
    await patientTransaction(async (tx) => {
      await tx.$queryRaw`SELECT FROM customers WHERE id = ${first.id}::uuid FOR UPDATE`;
      finishing = patientTransaction((second) => finish({ ...systemCtx("test"), db: second }));
      finishing.catch(() => {});
      await untilWaitingForLock("the sync waits for the check-in");
      await lockCustomers(tx, [first.id]);
    });
    await finishing;
    const records = await db().customer.findMany({ orderBy: { id: "asc" } });
    expect(records.map(({ email }) => email)).toEqual(["home@example.com", null]);
  });
});
