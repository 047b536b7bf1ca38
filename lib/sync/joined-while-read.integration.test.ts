import { beforeEach, describe, expect, it } from "vitest";
import { systemCtx } from "@/lib/context";
import { joinCustomers } from "@/lib/customers/link-customers";
import { type Db, db } from "@/lib/db/client";
import { CustomerWire } from "@/lib/integrations/clover/schemas";
import { toAppError } from "@/lib/to-app-error";
import { adminCtx } from "@/tests/factories/contexts";
import { makeCustomer } from "@/tests/factories/shop-records";
import { untilWaitingForLock } from "@/tests/support/is-waiting-for-lock";
import { patientTransaction } from "@/tests/support/patient-transaction";
import { emptyShop } from "@/tests/support/practice-shop";
import { applyCustomers } from "./apply-customers";
import { planCustomers } from "./plan-customers";

beforeEach(emptyShop);

const uuid = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;

const renamed = (handle: Db, id: string) => {
  const wire = CustomerWire.parse({
    id,
    firstName: "New",
    phoneNumbers: { elements: [{ phoneNumber: "7022000123" }] },
  });
  return applyCustomers({ ...systemCtx("test"), db: handle }, planCustomers([wire]).customers);
};

// The embedded database runs one transaction after the other.
describe.runIf(process.env.TEST_DATABASE === "server")("records that a complete read is storing", () => {
  it("can be joined before they are grouped by the numbers that it read", async () => {
    const phoneDigits = ["7022000123"];
    for (const n of [0, 1]) await makeCustomer(db(), { id: uuid(n), cloverId: `CUSTOMER${n}`, phoneDigits });
    const { id: toId } = await makeCustomer(db());
    let joining: Promise<unknown> = Promise.resolve();
    await patientTransaction(async (page) => {
      // One statement locks both in this order.
      await renamed(page, "CUSTOMER0");
      joining = joinCustomers(adminCtx(), { fromId: uuid(1), toId }).catch(
        (error) => toAppError(error, "test").code,
      );
      await untilWaitingForLock("the wait for the read");
      await renamed(page, "CUSTOMER1");
    });
    expect(await joining).toBeUndefined();
  });
});
