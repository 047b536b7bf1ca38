import { expect, it, vi } from "vitest";
import { GET } from "@/app/api/reviews/route";
import { log } from "@/lib/log";
import { callRoute } from "@/tests/support/call-route";

it("answers that reviews are not configured, and logs it once at info level", async () => {
  const [info, error] = [vi.spyOn(log, "info"), vi.spyOn(log, "error")];
  for (let call = 0; call < 3; call += 1) {
    const answer = await callRoute(GET, { path: "/api/reviews" });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toBe("Reviews are not set up.");
  }
  expect(info).toHaveBeenCalledOnce();
  expect(error).not.toHaveBeenCalled();
});
