import { expect, it, vi } from "vitest";
import { signedInCookies, signedOutCookies } from "@/lib/auth/session-cookie";
import { readSessionToken, sessionTokenIn } from "@/lib/auth/session-token";

vi.hoisted(() => {
  process.env.NEXTAUTH_URL = "https://shop.example";
  process.env.NEXTAUTH_SECRET = "a-secret-only-tests-use";
});

const user = { id: "x", username: "x", email: null, role: "customer", isAdmin: false } as const;

it("uses the __Host- prefix and Secure over https", async () => {
  const [session, hint] = await signedInCookies({ user, sessionId: "y" });
  expect(session).toMatch(
    /^__Host-shop-session=ey[\w.-]+; Path=\/; Max-Age=604800; SameSite=Strict; HttpOnly; Secure$/,
  );
  // Read by scripts of the page.
  expect(hint).toBe("shop-signed-in=1; Path=/; Max-Age=604800; SameSite=Strict; Secure");
  for (const cookie of [session, hint]) expect(cookie).not.toContain("Domain");
});

it.each([
  [user, true],
  [{ ...user, role: "admin", isAdmin: true } as const, false],
])("the token says whether it is a customer's", async (one, isCustomer) => {
  const id = "00000000-0000-4000-8000-000000000001";
  const [session = ""] = await signedInCookies({ user: { ...one, id }, sessionId: id });
  const claims = await readSessionToken(sessionTokenIn(session, true), process.env.NEXTAUTH_SECRET);
  expect(claims).toEqual({ sub: id, sid: id, isCustomer });
});

it("signing out deletes both cookies with the attributes they were set with", () => {
  expect(signedOutCookies()).toEqual([
    "__Host-shop-session=; Path=/; Max-Age=0; SameSite=Strict; HttpOnly; Secure",
    "shop-signed-in=; Path=/; Max-Age=0; SameSite=Strict; Secure",
  ]);
});
