import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { MAX_UPLOAD_BYTES } from "@/lib/media/schema";
import { readUpload } from "./read-upload";

const BOUNDARY = "x-boundary";
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

const part = (name: string, content: Uint8Array, filename: string | null = "a.jpg") =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${filename === null ? "" : `; filename="${filename}"`}\r\n\r\n`,
    ),
    content,
    Buffer.from("\r\n"),
  ]);

const END = Buffer.from(`--${BOUNDARY}--\r\n`);

const upload = (body: Uint8Array<ArrayBuffer>, type = TYPE) =>
  readUpload(
    new Request("http://shop.example/", { method: "POST", body, headers: { "content-type": type } }),
  );

it("reads the image of a form as it was sent, between other parts", async () => {
  const image = randomBytes(700_001);
  const body = Buffer.concat([
    part("note", randomBytes(50), null),
    part("other", randomBytes(99)),
    part("image", image),
    END,
  ]);
  expect(Buffer.compare(Buffer.from(await upload(body)), image)).toBe(0);
});

it("reads a form that a browser's FormData makes", async () => {
  const form = new FormData();
  form.set("image", new File([new Uint8Array([1, 2, 3])], "été.png"));
  const made = new Response(form);
  const type = made.headers.get("content-type") ?? "";
  expect([...(await upload(new Uint8Array(await made.arrayBuffer()), type))]).toEqual([1, 2, 3]);
});

it.each([
  ["no image", [part("other", randomBytes(9))]],
  ["a text in its place", [part("image", randomBytes(9), null)]],
  ["an empty file", [part("image", new Uint8Array())]],
  [
    "the image behind twenty other parts",
    [...Array.from({ length: 20 }, () => part("note", randomBytes(9), null)), part("image", randomBytes(9))],
  ],
  ["two images", [part("image", randomBytes(9)), part("image", randomBytes(9))]],
])("refuses a form with %s", async (_, parts) => {
  await expect(upload(Buffer.concat([...parts, END]))).rejects.toThrow("image: Choose one image");
});

it.each([
  ["is cut off", part("image", randomBytes(999)), TYPE],
  ["is none", Buffer.from("hello"), TYPE],
  ["is empty", Buffer.from(""), TYPE],
  ["has no boundary", Buffer.concat([part("image", randomBytes(9)), END]), "multipart/form-data"],
])("answers in one sentence when the form %s", async (_, body, type) => {
  await expect(upload(body, type)).rejects.toMatchObject({ code: "bad_input" });
});

it("refuses a form that is larger than a picture may be", async () => {
  const read = async (bytes: number) =>
    (await upload(Buffer.concat([part("image", Buffer.alloc(bytes)), END]))).byteLength;
  expect(await read(MAX_UPLOAD_BYTES)).toBe(MAX_UPLOAD_BYTES);
  await expect(read(MAX_UPLOAD_BYTES + 4096)).rejects.toMatchObject({ code: "too_large" });
});

it("leaves the event loop to others while it reads megabytes", async () => {
  const body = Buffer.concat([part("image", randomBytes(4_000_000)), END]);
  let turns = 0;
  let isReading = true;
  const count = () => {
    turns += 1;
    if (isReading) setImmediate(count);
  };
  setImmediate(count);
  await upload(body);
  isReading = false;
  expect(turns).toBeGreaterThan(10);
});
