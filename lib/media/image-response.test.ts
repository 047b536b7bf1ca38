import { beforeEach, expect, it, vi } from "vitest";
import { imageResponse } from "@/lib/media/image-response";

const queries = vi.hoisted(() => ({ findVariant: vi.fn() }));
vi.mock("@/lib/media/queries", () => queries);

let [running, most] = [0, 0];
beforeEach(() => {
  [running, most] = [0, 0];
  queries.findVariant.mockImplementation(async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return new Uint8Array([1]);
  });
});

let asked = 0;
const nextHash = () => String(asked++).padStart(64, "0");
const ask = (address: string, hash = nextHash()) => imageResponse(address, hash, 640, "webp");

it("reads at most two pictures at once", async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, (_, at) => ask(`198.51.100.${at % 3}`)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(most).toBe(2);
});

it("refuses only an address with two hundred waiting requests", async () => {
  const crowd = Array.from({ length: 202 }, () => ask("198.51.100.1"));
  await expect(ask("198.51.100.1")).rejects.toMatchObject({ status: 429 });
  expect((await ask("198.51.100.2")).status).toBe(200);
  await Promise.all(crowd);
});

it("reads a picture once, and again after others of eight megabytes", async () => {
  const [hash, reads] = [nextHash(), queries.findVariant.mock];
  const before = reads.calls.length;
  for (const address of ["198.51.100.1", "198.51.100.2"]) expect((await ask(address, hash)).status).toBe(200);
  expect(reads.calls.length - before).toBe(1);
  queries.findVariant.mockImplementation(async () => new Uint8Array(4 * 1024 * 1024));
  for (let left = 2; left > 0; left -= 1) await ask("198.51.100.1");
  await ask("198.51.100.1", hash);
  expect(reads.calls.length - before).toBe(4);
});

it("asks again for a picture that was not there", async () => {
  const hash = nextHash();
  queries.findVariant.mockResolvedValueOnce(null);
  await expect(ask("198.51.100.1", hash)).rejects.toMatchObject({ status: 404 });
  expect((await ask("198.51.100.1", hash)).status).toBe(200);
});

it("sends the stored bytes themselves, so that a flood of answers takes no memory for each", async () => {
  const [hash, bytes] = [nextHash(), new Uint8Array([1, 2, 3])];
  queries.findVariant.mockResolvedValueOnce(bytes);
  for (const address of ["198.51.100.1", "198.51.100.2"]) {
    const sent = await (await ask(address, hash)).body?.getReader().read();
    expect(sent?.value?.buffer).toBe(bytes.buffer);
    expect(sent?.value).toEqual(new Uint8Array([1, 2, 3]));
  }
});
