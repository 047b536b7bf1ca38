import { expect } from "vitest";
import type { RouteHandler } from "@/lib/http/route";
import { makeSignedIn } from "@/tests/factories/user";
import { callRoute } from "@/tests/support/call-route";

/** Expects a route to refuse a visitor and a signed-in customer. */
export async function expectAdminOnly(
  handler: RouteHandler,
  call: Parameters<typeof callRoute>[1] = {},
): Promise<void> {
  expect((await callRoute(handler, call)).status).toBe(401);
  const { cookie } = await makeSignedIn();
  expect((await callRoute(handler, { ...call, cookie })).status).toBe(403);
}
