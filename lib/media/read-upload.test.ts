import { expect, it, vi } from "vitest";
import { readUpload } from "@/lib/media/read-upload";

const BOUNDARY = "line";
const FORM = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\nbytes\r\n--${BOUNDARY}--\r\n`;

/** An upload whose sender waits to be let go, once somebody reads it. */
function slowUpload() {
  const read = vi.fn();
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  const body = new ReadableStream(
    {
      async pull(controller) {
        read();
        await sent;
        controller.enqueue(new TextEncoder().encode(FORM));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };
  const init: RequestInit & { duplex: "half" } = { method: "POST", headers, body, duplex: "half" };
  return { request: new Request("http://shop.example/api/upload", init), read, send };
}

it("reads two uploads at a time, lets eight wait unread, and refuses the others", async () => {
  const uploads = Array.from({ length: 14 }, slowUpload);
  const results = uploads.map(({ request }) =>
    readUpload(request).then(
      (bytes) => new TextDecoder().decode(bytes),
      ({ code }: { code: string }) => code,
    ),
  );
  const beingRead = () => uploads.filter(({ read }) => read.mock.calls.length > 0).length;
  await vi.waitFor(() => expect(beingRead()).toBe(2));
  for (const { send } of uploads) send();
  const ends = await Promise.all(results);
  expect(ends.filter((end) => end === "bytes")).toHaveLength(10);
  expect(ends.filter((end) => end === "rate_limited")).toHaveLength(4);
});
