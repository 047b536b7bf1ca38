import { expect, it, vi } from "vitest";
import { flushTouched } from "@/lib/cache/flush";
import { systemCtx } from "@/lib/context";
import { log } from "@/lib/log";

const create = vi.hoisted(() => vi.fn());
vi.mock("@/lib/db/client", () => ({ db: () => ({ cacheFlush: { create } }) }));
vi.mock("@/lib/cache/flush-locally", () => ({ flushLocally: async () => {} }));

it("tells other processes of a change once the database answers again", async () => {
  vi.useFakeTimers();
  const logged = vi.spyOn(log, "error").mockImplementation(() => {});
  create.mockRejectedValueOnce(new Error("the database restarts")).mockResolvedValue({});
  const ctx = systemCtx("test");
  ctx.touch("deals");
  await flushTouched(ctx, "job");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(create.mock.calls).toEqual([[{ data: { tags: ["deals"] } }], [{ data: { tags: ["deals"] } }]]);
  expect(logged).toHaveBeenCalledOnce();
});
