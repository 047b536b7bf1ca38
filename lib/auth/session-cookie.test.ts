import { expect, it, vi } from "vitest";
import { signedInCookies, signedOutCookies } from "@/lib/auth/session-cookie";

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
  expect(hint).toMatch(/; Secure$/);
  for (const cookie of [session, hint]) expect(cookie).not.toContain("Domain");
});

it("signing out deletes both cookies with the attributes they were set with", () => {
  expect(signedOutCookies()).toEqual([
    "__Host-shop-session=; Path=/; Max-Age=0; SameSite=Strict; HttpOnly; Secure",
    "shop-signed-in=; Path=/; Max-Age=0; SameSite=Strict; Secure",
  ]);
});
