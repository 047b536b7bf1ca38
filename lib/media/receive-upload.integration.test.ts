// Runs once: it tests the queue; pictures are stored in store-image.
import { randomUUID } from "node:crypto";
import { connect } from "node:net";
import { Readable } from "node:stream";
import { encode } from "next-auth/jwt";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readUpload } from "@/lib/http/read-upload";
import { receiveUpload } from "@/lib/media/receive-upload";
import { storeImage } from "@/lib/media/store-image";
import type { Handle } from "@/server/pipeline";
import { makeAdmin } from "@/tests/factories/user";
import { openHttpServer } from "@/tests/support/http-server";

vi.mock("@/lib/media/store-image", () => ({ storeImage: vi.fn() }));
const BOUNDARY = "line";
const FORM = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\nbytes\r\n--${BOUNDARY}--\r\n`;
const URL = "http://shop.example/api/upload";

const upload = (body: BodyInit, type = `multipart/form-data; boundary=${BOUNDARY}`) => {
  const init: RequestInit & { duplex: "half" } = {
    method: "POST",
    headers: { "content-type": type },
    body,
    duplex: "half",
  };
  return new Request(URL, init);
};

/** An upload that notes when somebody begins to read it. */
function watchedUpload() {
  const read = vi.fn();
  const body = new ReadableStream(
    {
      pull(controller) {
        read();
        controller.enqueue(new TextEncoder().encode(FORM));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { request: upload(body), read };
}

/** Pictures that are re-encoded until they are released. */
let finish: (() => void)[];
const imageUrl = "/images/some";
beforeEach(() => {
  finish = [];
  vi.mocked(storeImage).mockImplementation(
    () => new Promise((resolve) => finish.push(() => resolve({ imageUrl }))),
  );
});
afterEach(() => vi.clearAllMocks());

it("reads an upload while the previous one is encoded, queues eight and refuses the others after a delay", async () => {
  const { ctx } = await makeAdmin();
  const uploads = Array.from({ length: 14 }, watchedUpload);
  const began = performance.now();
  const refusedAfter: number[] = [];
  const results = uploads.map(({ request }) =>
    receiveUpload(ctx, () => readUpload(request)).then(
      () => "stored",
      ({ code, retryAfterSeconds }: { code: string; retryAfterSeconds: number }) => {
        refusedAfter.push(performance.now() - began);
        return `${code} ${retryAfterSeconds}`;
      },
    ),
  );
  const beingRead = () => uploads.filter(({ read }) => read.mock.calls.length > 0).length;
  await vi.waitFor(() => expect(finish).toHaveLength(2));
  expect(beingRead()).toBe(2);
  await vi.waitFor(() => expect(refusedAfter).toHaveLength(4));
  expect(Math.min(...refusedAfter)).toBeGreaterThanOrEqual(990);
  expect(beingRead()).toBe(2);
  for (let at = 0; at < 10; at += 1) {
    await vi.waitFor(() => expect(finish.length).toBeGreaterThan(at));
    finish[at]?.();
  }
  const ends = await Promise.all(results);
  expect(ends.filter((end) => end === "stored")).toHaveLength(10);
  expect(ends.filter((end) => end === "rate_limited 5")).toHaveLength(4);
});

it("limits the uploads of one account", async () => {
  const { ctx } = await makeAdmin();
  for (let at = 0; at < 60; at += 1)
    await expect(
      receiveUpload(ctx, () => readUpload(upload("no picture", "text/plain"))),
    ).rejects.toMatchObject({
      code: "unsupported_type",
    });
  await expect(receiveUpload(ctx, () => readUpload(upload(FORM)))).rejects.toMatchObject({
    code: "rate_limited",
  });
  const another = await makeAdmin();
  vi.mocked(storeImage).mockResolvedValueOnce({ imageUrl });
  await expect(receiveUpload(another.ctx, () => readUpload(upload(FORM)))).resolves.toEqual({ imageUrl });
});

it("an upload that is cut off because it comes too slowly leaves its place to another", async () => {
  const { ctx } = await makeAdmin();
  vi.mocked(storeImage).mockResolvedValue({ imageUrl });
  const ends: string[] = [];
  let admitted = 0;
  const handle: Handle = async (request, response) => {
    admitted += 1;
    const body = Readable.toWeb(request) as ReadableStream<Uint8Array>;
    const read = () => readUpload(upload(body, request.headers["content-type"]));
    const end = await receiveUpload(ctx, read).catch(({ code }: { code: string }) => code);
    ends.push(typeof end === "string" ? end : "stored");
    response.end();
  };
  const secret = "a-secret-only-tests-use";
  const { port, url } = await openHttpServer(handle, { env: { NEXTAUTH_SECRET: secret } });
  const cookie = `shop-session=${await encode({ token: { sub: randomUUID(), sid: randomUUID() }, secret })}`;
  const type = `multipart/form-data; boundary=${BOUNDARY}`;
  const head = ["POST /api/upload HTTP/1.1", "Host: shop", `Cookie: ${cookie}`, `Content-Type: ${type}`];
  const slow = () =>
    connect(port, "127.0.0.1")
      .on("error", () => {})
      .write([...head, "Transfer-Encoding: chunked", "", "1", "-", ""].join("\r\n"));
  // Without a length each may become the largest picture: the memory for the bodies of one address holds two of them.
  for (const _ of [1, 2]) slow();
  await vi.waitFor(() => expect(admitted).toBe(2));
  const body = new Blob([FORM]).stream();
  const init = { method: "POST", headers: { cookie, "content-type": type }, body, duplex: "half" } as const;
  expect((await fetch(`${url}/api/upload`, init)).status).toBe(200);
  expect(ends).toEqual(["bad_input", "stored"]);
});
