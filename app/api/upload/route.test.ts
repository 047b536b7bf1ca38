// Runs once: no statement of its own is tested here.
import { expect, it } from "vitest";
import { POST } from "@/app/api/upload/route";
import { makeAdmin } from "@/tests/factories/user";
import { callRoute } from "@/tests/support/call-route";

it("refuses a picture for nothing the shop knows, and the 61st upload of ten minutes from one address", async () => {
  const { cookie } = await makeAdmin();
  const upload = () => callRoute(POST, { method: "POST", path: "/api/upload?for=x", body: "", cookie });
  for (let at = 0; at < 60; at += 1) {
    const answer = await upload();
    expect([answer.status, await answer.text()]).toEqual([400, "for: must be any or product"]);
  }
  expect((await upload()).status).toBe(429);
});
