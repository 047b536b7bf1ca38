import { hash } from "@node-rs/argon2";
import { beforeEach, describe, expect, it } from "vitest";
import { changePassword } from "@/lib/auth/change-password";
import { logIn } from "@/lib/auth/log-in";
import { hashPassword } from "@/lib/auth/password";
import { resetPassword } from "@/lib/auth/reset-password";
import { type Ctx, systemCtx } from "@/lib/context";
import { type Db, db } from "@/lib/db/client";
import { resetLimits } from "@/lib/limits/rate-limit";
import { anonymousCtx } from "@/tests/factories/contexts";
import { makeAdmin, PASSWORD } from "@/tests/factories/user";
import { isWaitingForLock } from "@/tests/support/is-waiting-for-lock";
import { patientTransaction } from "@/tests/support/patient-transaction";
import { waitUntil } from "@/tests/support/wait-until";

const SOURCE = "203.0.113.5";
const NEW_PASSWORD = "teal neon over sahara";

type Account = { id: string; username: string; ctx: Ctx };

async function makeOwner(): Promise<Account> {
  const { id, ctx } = await makeAdmin();
  return { id, ctx, username: (await db().user.findUniqueOrThrow({ where: { id } })).username };
}

const logInWith = (password: string, { username }: Account) =>
  logIn(anonymousCtx(), { username, password }, SOURCE);
const changeTo = (newPassword: string, ctx: Ctx) =>
  changePassword(ctx, { currentPassword: PASSWORD, newPassword }, SOURCE);
const resetBy = (handle: Db, { username }: Account) =>
  resetPassword({ ...systemCtx("cli"), db: handle }, { username, password: NEW_PASSWORD });
const liveSessions = ({ id }: Account) => db().session.count({ where: { userId: id, endedAt: null } });

/**
 * Makes a change, and commits it once `attempt`, which has read what was there before, has ended or waits for the
 * commit.
 * @returns what became of the attempt
 */
async function overtake(
  change: (handle: Db) => Promise<unknown>,
  attempt: () => Promise<unknown>,
): Promise<PromiseSettledResult<unknown>> {
  let attempts: Promise<PromiseSettledResult<unknown>[]> = Promise.resolve([]);
  await patientTransaction(async (tx) => {
    await change(tx);
    let hasEnded = false;
    attempts = Promise.allSettled([attempt()]).finally(() => {
      hasEnded = true;
    });
    const isOver = async () => hasEnded || (await isWaitingForLock());
    await waitUntil("waiting for the change", isOver, { ms: 20_000 });
  });
  const [outcome] = await attempts;
  if (!outcome) throw new Error("The attempt did not begin.");
  return outcome;
}

beforeEach(resetLimits);

// The embedded database runs one transaction after the other, so none can overtake another.
describe.runIf(process.env.TEST_DATABASE === "server")("a password replaced while it is checked", () => {
  it.each<[string, number, (handle: Db, owner: Account) => Promise<unknown>]>([
    ["by a reset", 0, resetBy],
    ["by its owner", 1, (handle, { ctx }) => changeTo(NEW_PASSWORD, { ...ctx, db: handle })],
    ["by deleting the account", 0, (handle, { id }) => handle.user.delete({ where: { id } })],
  ])("%s opens no session", async (_, left, change) => {
    const owner = await makeOwner();
    const outcome = await overtake(
      (handle) => change(handle, owner),
      () => logInWith(PASSWORD, owner),
    );
    expect(outcome).toMatchObject({
      reason: { code: "unauthenticated", message: "Invalid username or password" },
    });
    expect(await liveSessions(owner)).toBe(left);
    // The one with which the account was made.
    expect(await db().auditEntry.count({ where: { action: "sign in", entityId: owner.id } })).toBe(1 + left);
  });

  it("is replaced by its owner although a login stores a stronger hash of it meanwhile", async () => {
    const owner = await makeOwner();
    const outcome = await overtake(
      async (handle) =>
        handle.user.update({ where: { id: owner.id }, data: { password: await hashPassword(PASSWORD) } }),
      () => changeTo(NEW_PASSWORD, owner.ctx),
    );
    expect(outcome).toMatchObject({ status: "fulfilled" });
    await expect(logInWith(NEW_PASSWORD, owner)).resolves.toMatchObject({ user: { id: owner.id } });
  });

  it("is checked again by a login when another one stores a stronger hash of it meanwhile", async () => {
    const owner = await makeOwner();
    const store = (handle: Db, password: string) =>
      handle.user.update({ where: { id: owner.id }, data: { password } });
    await store(db(), await hash(PASSWORD, { memoryCost: 8192, timeCost: 2 }));
    const outcome = await overtake(
      async (handle) => store(handle, await hashPassword(PASSWORD)),
      () => logInWith(PASSWORD, owner),
    );
    expect(outcome).toMatchObject({ value: { user: { id: owner.id } } });
  });

  it("is not replaced again by somebody who knew the old one", async () => {
    const owner = await makeOwner();
    const outcome = await overtake(
      (handle) => resetBy(handle, owner),
      () => changeTo("copper lamp in the fog", owner.ctx),
    );
    expect(outcome).toMatchObject({
      reason: { fields: { currentPassword: "The current password is not right." } },
    });
    expect(await liveSessions(owner)).toBe(0);
    await expect(logInWith(NEW_PASSWORD, owner)).resolves.toMatchObject({ user: { id: owner.id } });
  });
});
