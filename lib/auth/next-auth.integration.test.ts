import { beforeEach, expect, it } from "vitest";
import { LOGIN_PAIR } from "@/lib/auth/budgets";
import { logIn } from "@/lib/auth/log-in";
import { nextAuthOptions } from "@/lib/auth/next-auth";
import { findLiveSession } from "@/lib/auth/sessions";
import type { Ctx } from "@/lib/context";
import { CLIENT_ADDRESS_HEADER } from "@/lib/limits/client-address";
import { resetLimits } from "@/lib/limits/rate-limit";
import { anonymousCtx } from "@/tests/factories/contexts";
import { makeSignedIn, PASSWORD } from "@/tests/factories/user";

const ADDRESS = "203.0.113.77";

/** Signs in as next-auth does, which calls the provider that is in its options. */
function signInWith(username: string, password: string, cookie = "") {
  const [provider] = nextAuthOptions().providers;
  const { authorize } = (provider as { options: { authorize: (...given: unknown[]) => Promise<unknown> } })
    .options;
  return authorize({ username, password }, { headers: { [CLIENT_ADDRESS_HEADER]: ADDRESS, cookie } });
}

function claimsOf({ actor }: Ctx): { sub: string; sid: string } {
  if (actor.kind !== "user") throw new Error("nobody is signed in");
  return { sub: actor.id, sid: actor.sessionId };
}

beforeEach(resetLimits);

it("wrong passwords are counted together with those of /api/login", async () => {
  const { id } = await makeSignedIn({ username: "both-ways" });
  for (let at = 0; at < LOGIN_PAIR.points; at += 1)
    await expect(signInWith("both-ways", `guess ${at}`)).rejects.toThrow("Invalid username or password");
  const input = { username: "both-ways", password: PASSWORD };
  await expect(logIn(anonymousCtx(), input, ADDRESS)).rejects.toMatchObject({ code: "rate_limited" });
  await expect(logIn(anonymousCtx(), input, "198.51.100.1")).resolves.toMatchObject({ user: { id } });
});

it("a sign-in ends the session that it came with", async () => {
  const { ctx, cookie } = await makeSignedIn({ username: "twice" });
  const { sid, sub } = claimsOf(ctx);
  await signInWith("twice", PASSWORD, cookie);
  expect(await findLiveSession(sid, sub)).toBeNull();
});

it("its token says that it is a customer's, also once it is renewed", async () => {
  await makeSignedIn({ username: "renewed" });
  const user = (await signInWith("renewed", PASSWORD)) as { id: string };
  const jwt = nextAuthOptions().callbacks?.jwt as (given: object) => Promise<object>;
  const token = await jwt({ token: { sub: user.id }, user });
  expect(token).toMatchObject({ sub: user.id, isCustomer: true });
  expect(await jwt({ token })).toEqual(token);
});
