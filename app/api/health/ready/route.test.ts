// Runs once: no statement of its own is tested here.
import { expect, it, vi } from "vitest";
import { GET as getLive } from "@/app/api/health/live/route";
import { GET } from "@/app/api/health/ready/route";
import { isReady } from "@/lib/health/is-ready";
import { log } from "@/lib/log";
import { callRoute } from "@/tests/support/call-route";

vi.mock("@/lib/health/is-ready", () => ({ isReady: vi.fn() }));

it("answers 503 while the shop cannot serve, and says all the same that its process lives", async () => {
  vi.mocked(isReady).mockResolvedValue(false);
  const logged = vi.spyOn(log, "error");
  const answer = await callRoute(GET);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([503, "private, no-store"]);
  expect(await answer.text()).toBe("This is not available right now. Please try again.");
  expect(logged).not.toHaveBeenCalled();
  expect((await callRoute(getLive)).status).toBe(200);
  vi.mocked(isReady).mockResolvedValue(true);
  expect(await (await callRoute(GET)).json()).toEqual({ status: "ready" });
});
