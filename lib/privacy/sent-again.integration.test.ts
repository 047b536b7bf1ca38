import { expect, it } from "vitest";
import { historyOf } from "@/lib/audit/queries";
import { listPrivacyRequests } from "@/lib/privacy/queries";
import { openPrivacyRequest } from "@/lib/privacy/request-verbs";
import { adminCtx } from "@/tests/factories/contexts";
import { withRollback } from "@/tests/support/with-rollback";

const id = "0b6c0f0e-2f4e-4c1b-8a43-5b1d0c7e9f22";
const asked = { id, kind: "delete", source: "phone", name: "Dana Rivers", phone: "(702) 555-0155" } as const;

it("a request saved again after a lost answer is one, and its id is taken for no other", async () => {
  await withRollback(async (handle) => {
    const ctx = adminCtx(handle, new Date("2026-11-21T20:00:00Z"));
    const saved = await openPrivacyRequest(ctx, asked);
    expect(saved.id).toBe(id);
    // The days to answer it count from the first try.
    const later = adminCtx(handle, new Date("2026-11-23T20:00:00Z"));
    expect(await openPrivacyRequest(later, asked)).toEqual(saved);
    expect([...later.touched]).toEqual(["messages"]);
    await expect(openPrivacyRequest(later, { ...asked, name: "Ana Lopez" })).rejects.toMatchObject({
      code: "conflict",
      message: "This request was saved before, with other content. Find it in the list.",
    });
    expect((await listPrivacyRequests(ctx)).requests).toEqual([saved]);
    expect(await historyOf(ctx, "privacy request", id)).toHaveLength(1);
  });
});
