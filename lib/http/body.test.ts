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
  it("that never ends is rejected at the limit and not read further", async () => {
    for (const limit of [CHUNK, MAX_UPLOAD_BYTES]) {
      const { request, pull, cancel } = endless();
      await expect(readBytes(request, limit)).rejects.toMatchObject({ code: "too_large" });
      expect(pull.mock.calls.length * CHUNK).toBeLessThanOrEqual(limit + 2 * CHUNK);
      expect(cancel).toHaveBeenCalledOnce();
    }
  });

  it("that exceeds its Content-Length is rejected at the limit", async () => {
    const { request, cancel } = endless({ "content-length": "10" });
    await expect(readBytes(request, CHUNK)).rejects.toMatchObject({ code: "too_large" });
    expect(cancel).toHaveBeenCalledOnce();
  });

  it("with a Content-Length over the limit is not read", async () => {
    const { request, pull } = endless({ "content-length": "5000000000" });
    await expect(readBytes(request, CHUNK)).rejects.toMatchObject({ code: "too_large" });
    expect(pull).not.toHaveBeenCalled();
  });

  it("that breaks off is a client error", async () => {
    const pull = (controller: ReadableStreamDefaultController) => controller.error(new Error("aborted"));
    const init = { method: "POST", body: new ReadableStream({ pull }), duplex: "half" };
    const request = new Request("http://localhost/", init as RequestInit);
    await expect(readBytes(request, CHUNK)).rejects.toMatchObject({ code: "bad_input" });
  });

  it("within the limit is read completely", async () => {
    const request = new Request("http://localhost/", { method: "POST", body: "x".repeat(CHUNK) });
    expect(await readBytes(request, CHUNK)).toHaveLength(CHUNK);
  });

  it("that is compressed or of another content type is refused", async () => {
    const refused: Record<string, string>[] = [
      { "content-type": "application/json", "content-encoding": "gzip" },
      { "content-type": "text/plain" },
      { "content-type": "application/jsonp" },
    ];
    for (const headers of refused) {
      const request = new Request("http://localhost/", { method: "POST", headers, body: "{}" });
      await expect(readJson(request)).rejects.toMatchObject({ code: "unsupported_type" });
    }
  });

  it("that is no JSON, or no UTF-8, is a client error", async () => {
    const headers = { "content-type": "application/json; charset=utf-8" };
    const read = (body: BodyInit) =>
      readJson(new Request("http://localhost/", { method: "POST", headers, body }));
    expect(await read('"é"')).toBe("é");
    for (const body of ['"é', "", new Uint8Array([0x22, 0xe9, 0x22])])
      await expect(read(body)).rejects.toMatchObject({ code: "bad_input" });
  });
});
