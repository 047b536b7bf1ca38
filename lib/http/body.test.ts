import { describe, expect, it, vi } from "vitest";
import { readBytes, readJson } from "@/lib/http/body";
import { MAX_UPLOAD_BYTES } from "@/lib/media/schema";

const CHUNK = 64 * 1024;

/** A body that never ends, and how many chunks of it were asked for. */
function endless(headers: Record<string, string> = {}) {
  const pull = vi.fn((controller: ReadableStreamDefaultController) =>
    controller.enqueue(new Uint8Array(CHUNK)),
  );
  const cancel = vi.fn();
  const body = new ReadableStream({ pull, cancel }, { highWaterMark: 0 });
  const init = { method: "POST", headers, body, duplex: "half" };
  return { request: new Request("http://localhost/", init as RequestInit), pull, cancel };
}

describe("a body", () => {
  it("that never ends is cut at the limit, and no more of it is asked for", async () => {
    for (const limit of [CHUNK, MAX_UPLOAD_BYTES]) {
      const { request, pull, cancel } = endless();
      await expect(readBytes(request, limit)).rejects.toMatchObject({ code: "too_large" });
      expect(pull.mock.calls.length * CHUNK).toBeLessThanOrEqual(limit + 2 * CHUNK);
      expect(cancel).toHaveBeenCalledOnce();
    }
  });

  it("that claims to be short is cut all the same", async () => {
    const { request, cancel } = endless({ "content-length": "10" });
    await expect(readBytes(request, CHUNK)).rejects.toMatchObject({ code: "too_large" });
    expect(cancel).toHaveBeenCalledOnce();
  });

  it("that claims to be long is not read at all", async () => {
    const { request, pull } = endless({ "content-length": "5000000000" });
    await expect(readBytes(request, CHUNK)).rejects.toMatchObject({ code: "too_large" });
    expect(pull).not.toHaveBeenCalled();
  });

  it("that breaks off is the visitor's doing", async () => {
    const pull = (controller: ReadableStreamDefaultController) => controller.error(new Error("aborted"));
    const init = { method: "POST", body: new ReadableStream({ pull }), duplex: "half" };
    const request = new Request("http://localhost/", init as RequestInit);
    await expect(readBytes(request, CHUNK)).rejects.toMatchObject({ code: "bad_input" });
  });

  it("within the limit arrives whole", async () => {
    const request = new Request("http://localhost/", { method: "POST", body: "x".repeat(CHUNK) });
    expect(await readBytes(request, CHUNK)).toHaveLength(CHUNK);
  });

  it("that is compressed, or of another type, is no JSON", async () => {
    const refused: Record<string, string>[] = [
      { "content-type": "application/json", "content-encoding": "gzip" },
      { "content-type": "text/plain" },
    ];
    for (const headers of refused) {
      const request = new Request("http://localhost/", { method: "POST", headers, body: "{}" });
      await expect(readJson(request)).rejects.toMatchObject({ code: "unsupported_type" });
    }
  });
});
