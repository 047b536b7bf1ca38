import { expect, it } from "vitest";
import { forgetClosedRequests } from "@/lib/privacy/forget-closed-requests";
import { getPrivacyRequest } from "@/lib/privacy/queries";
import { closePrivacyRequest, openPrivacyRequest } from "@/lib/privacy/request-verbs";
import { adminCtx, customerCtx } from "@/tests/factories/contexts";
import { withRollback } from "@/tests/support/with-rollback";

it("takes name, addresses and outcome out of a request 24 months after it was closed", async () => {
  await withRollback(async (handle) => {
    const at = (day: string) => adminCtx(handle, new Date(`${day}T20:00:00Z`));
    const open = () => openPrivacyRequest(at("2026-06-01"), { kind: "access", name: "Dana Rivers" });
    const [closed, stillOpen] = [await open(), await open()];
    await closePrivacyRequest(at("2026-06-20"), {
      requestId: closed.id,
      answer: "done",
      outcome: "Sent to Dana by mail",
    });
    expect(await forgetClosedRequests(at("2028-06-20"))).toBe(0);
    expect(await forgetClosedRequests(at("2028-06-21"))).toBe(1);
    expect(await forgetClosedRequests(at("2028-06-22"))).toBe(0);
    const nobody = { name: null, email: null, phone: null, outcome: null };
    expect(await getPrivacyRequest(at("2028-06-22"), closed.id)).toMatchObject({
      ...nobody,
      closedBy: "owner",
    });
    expect(await getPrivacyRequest(at("2028-06-22"), stillOpen.id)).toMatchObject({ name: "Dana Rivers" });
  });
});

it("is refused to customers", async () => {
  await expect(forgetClosedRequests(customerCtx())).rejects.toMatchObject({ code: "forbidden" });
});
