// Runs once: it is about the cookie; the statements are those of sessions.
import { expect, it } from "vitest";
import { actorFromHeaders } from "@/lib/auth/current-actor";
import { makeAdmin } from "@/tests/factories/user";

const actorWith = (cookie?: string) => actorFromHeaders(new Headers(cookie ? { cookie } : {}));

it("takes a request for its session's user, and one with a broken cookie or none for a visitor", async () => {
  const { cookie, id } = await makeAdmin();
  expect(await actorWith(cookie)).toMatchObject({ kind: "user", id, isAdmin: true });
  const [session = ""] = cookie.split("; ");
  for (const broken of [undefined, "other=1", "shop-session=", session.slice(0, -9), `${session}x`])
    expect(await actorWith(broken), broken).toEqual({ kind: "visitor" });
});
