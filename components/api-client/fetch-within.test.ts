import { beforeEach, expect, it, vi } from "vitest";
import { fetchWithin } from "./fetch-within";

/** The headers come at once and the body never does. */
const withoutBody = vi.fn<typeof fetch>(async (_path, init) => {
  const body = new ReadableStream({
    start: (controller) =>
      init?.signal?.addEventListener("abort", () => controller.error(init.signal?.reason)),
  });
  return new Response(body);
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", withoutBody);
});

it("gives up on a body that does not come in time", async () => {
  const response = await fetchWithin(1_000, "/api/products", { method: "POST" });
  expect(withoutBody).toHaveBeenCalledWith("/api/products", expect.objectContaining({ method: "POST" }));
  const failed = vi.fn();
  void response.json().catch(failed);
  await vi.advanceTimersByTimeAsync(999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ name: "AbortError" }));
});

it("gives up at once with its caller", async () => {
  const caller = new AbortController();
  const response = await fetchWithin(1_000, "/api/products", { signal: caller.signal });
  caller.abort();
  await expect(response.json()).rejects.toMatchObject({ name: "AbortError" });
  expect(vi.getTimerCount()).toBe(0);
});
