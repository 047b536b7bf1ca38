import { expect, it } from "vitest";
import { optOutOfSale } from "@/lib/privacy/opt-out-of-sale";
import { openPrivacyRequest } from "@/lib/privacy/request-verbs";
import { adminCtx } from "@/tests/factories/contexts";
import { makeUser } from "@/tests/factories/user";
import { withRollback } from "@/tests/support/with-rollback";

it("is refused where only messages and accounts are chosen, on which it could not be kept", async () => {
  const account = await makeUser();
  await withRollback(async (handle) => {
    const ctx = adminCtx(handle);
    const email = "robin.vale@example.com";
    await handle.contactSubmission.create({ data: { name: "Robin", email, message: "Do not sell my data" } });
    const { id: requestId } = await openPrivacyRequest(ctx, { kind: "opt-out", email });
    for (const these of [
      { customerIds: [], emails: [email] },
      { customerIds: [], accountIds: [account.id] },
    ])
      await expect(optOutOfSale(ctx, { requestId, ...these })).rejects.toMatchObject({
        code: "bad_input",
        message: "An opt-out is kept with a customer record, and none is chosen.",
      });
    const where = { action: "opt out", entityId: requestId };
    expect(await handle.auditEntry.count({ where })).toBe(0);
  });
});
