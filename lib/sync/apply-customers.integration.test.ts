import { beforeEach, describe, expect, test } from "vitest";
import { systemCtx } from "@/lib/context";
import { lockCustomers } from "@/lib/customers/lock-customers";
import { db } from "@/lib/db/client";
import { makeCustomer } from "@/tests/factories/shop-records";
import { isWaitingForLock } from "@/tests/support/is-waiting-for-lock";
import { emptyShop } from "@/tests/support/practice-shop";
import { waitUntil } from "@/tests/support/wait-until";
import { applyCustomers } from "./apply-customers";
import { planCustomers } from "./plan-customers";

beforeEach(emptyShop);

const id = (first: string) => `${first}0000000-0000-4000-8000-000000000000`;

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
    await db().$transaction(async (tx) => {
      await tx.$queryRaw`SELECT FROM customers WHERE id = ${id("a")}::uuid FOR UPDATE`;
      writing = db().$transaction((second) =>
        applyCustomers({ ...systemCtx("test"), db: second }, planCustomers(page).customers),
      );
      await waitUntil("the page waits for the check-in", isWaitingForLock, { ms: 4_000 });
      await lockCustomers(tx, [id("a")]);
    });
    expect(await writing).toEqual({ created: 0, updated: 2 });
  });
});
