import { beforeEach, expect, it, vi } from "vitest";
import { uploadImage } from "./upload-image";

const photo = new File(["x"], "photo.jpg", { type: "image/jpeg" });

/** A connection over which nothing comes back. */
const stalled = vi.fn<typeof fetch>(
  (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
    }),
);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", stalled);
  stalled.mockClear();
});

it("gives up after a minute without an answer, which its caller did not ask for", async () => {
  const caller = new AbortController();
  const failed = vi.fn();
  void uploadImage(photo, "any", caller.signal).catch(failed);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(failed).toHaveBeenCalled();
  expect(caller.signal.aborted).toBe(false);
});

it.each(["photo.jpg", ""])("sends a picture under a name, also one that has none: %j", async (name) => {
  vi.mocked(fetch).mockResolvedValueOnce(Response.json({ imageUrl: "/api/images/a" }));
  const picture = new File(["x"], name, { type: "image/jpeg" });
  await expect(uploadImage(picture, "product", new AbortController().signal)).resolves.toBe("/api/images/a");
  const [address, { body = null } = {}] = stalled.mock.lastCall ?? [];
  expect(address).toBe("/api/upload?for=product");
  expect(body instanceof FormData && body.get("image")).toMatchObject({ name: name || "image" });
});

it("stops at once when its caller gives up, and does not begin after that", async () => {
  const caller = new AbortController();
  const upload = uploadImage(photo, "any", caller.signal);
  caller.abort();
  await expect(upload).rejects.toMatchObject({ name: "AbortError" });
  await expect(uploadImage(photo, "any", caller.signal)).rejects.toMatchObject({ name: "AbortError" });
  expect(stalled).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});
