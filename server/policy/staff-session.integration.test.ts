import { expect, it, vi } from "vitest";
import { revokeAdmin } from "@/lib/auth/revoke-admin";
import { staffRefusal } from "@/lib/auth/staff-refusal";
import { systemCtx } from "@/lib/context";
import { makeAdmin } from "@/tests/factories/user";
import { openHttpServer } from "@/tests/support/http-server";
import { sendUntilAnswered, statusOf } from "@/tests/support/send-until-answered";
import type { Handle } from "../pipeline";

it("nothing that a revoked admin sends to a server function reaches Next", async () => {
  const handle = vi.fn<Handle>(async (request, response) => {
    for await (const _ of request);
    response.end("read");
  });
  const env = { NEXTAUTH_SECRET: process.env.NEXTAUTH_SECRET ?? "" };
  const { port } = await openHttpServer(handle, { env, staffRefusal });
  const { ctx, cookie } = await makeAdmin();
  const head = ["POST /admin HTTP/1.1", `Cookie: ${cookie}`, "Next-Action: x", "Connection: close"];
  const call = async () => statusOf(await sendUntilAnswered(port, [...head, "Content-Length: 0"]));
  expect(await call()).toBe(200);
  expect(handle).toHaveBeenCalledOnce();
  const username = ctx.actor.kind === "user" ? ctx.actor.username : "";
  await revokeAdmin(systemCtx("cli"), { username });
  expect(await call()).toBe(401);
  expect(
    statusOf(await sendUntilAnswered(port, [...head, "Transfer-Encoding: chunked"], 4 * 1024 * 1024)),
  ).toBe(401);
  expect(handle).toHaveBeenCalledOnce();
});
