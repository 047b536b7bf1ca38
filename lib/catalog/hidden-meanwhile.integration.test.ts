import { beforeEach, describe, expect, it } from "vitest";
import { historyOf } from "@/lib/audit/queries";
import { deriveProducts } from "@/lib/catalog/derive-products";
import { hideProduct } from "@/lib/catalog/hide-product";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { adminCtx } from "@/tests/factories/contexts";
import { makeProduct } from "@/tests/factories/product";
import { untilWaitingForLock } from "@/tests/support/is-waiting-for-lock";
import { patientTransaction } from "@/tests/support/patient-transaction";
import { emptyShop } from "@/tests/support/practice-shop";

beforeEach(emptyShop);

// The embedded database runs one transaction after the other.
describe.runIf(process.env.TEST_DATABASE === "server")(
  "a group that staff hide while a sync counts its options",
  () => {
    it("stays hidden", async () => {
      const group = await makeProduct(db(), { isGroup: true });
      await makeProduct(db(), { groupId: group.id, stock: 3 });
      let deriving: Promise<unknown> = Promise.resolve();
      await patientTransaction(async (tx) => {
        await hideProduct(adminCtx(tx), { id: group.id });
        deriving = deriveProducts(systemCtx("test"), "all");
        await untilWaitingForLock("the wait for staff");
      });
      await deriving;
      const { isActive, stock } = await db().product.findUniqueOrThrow({ where: { id: group.id } });
      expect({ isActive, stock }).toEqual({ isActive: false, stock: 3 });
    });
  },
);

describe.runIf(process.env.TEST_DATABASE === "server")("a product that two people delete at once", () => {
  it("is recorded as deleted once", async () => {
    const { id } = await makeProduct(db());
    let deleting: Promise<unknown> = Promise.resolve();
    await patientTransaction(async (tx) => {
      await hideProduct(adminCtx(tx), { id });
      deleting = hideProduct(adminCtx(), { id });
      await untilWaitingForLock("the wait for the first");
    });
    await deleting;
    expect(await historyOf(adminCtx(), "product", id)).toHaveLength(1);
  });
});
