import { expect, test } from "@playwright/test";
import { signInAsOwner } from "@/tests/e2e/support/staff";

test("one of two concurrent syncs of a kind runs, and the other is refused with a reason", async ({
  request,
}) => {
  await signInAsOwner(request);
  await expect(async () => {
    const answers = await Promise.all([1, 2].map(() => request.post("/api/clover/sync/customers")));
    const [done, refused] = answers.sort((one, other) => one.status() - other.status());
    expect([done?.status(), refused?.status()]).toEqual([200, 409]);
    expect(await done?.json()).toMatchObject({ new: expect.any(Number), total: expect.any(Number) });
    expect(await refused?.text()).toBe("The customers sync is already running.");
  }).toPass({ timeout: 60_000 });
});
