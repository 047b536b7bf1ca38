import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { MAX_UPLOAD_BYTES } from "@/lib/media/schema";
import { bodyPolicy } from "./body-policy";

/** Judges a request by its head. */
const judge = (method: string, url: string, headers: Record<string, string>) => {
  const request = { method, url, headers } as unknown as IncomingMessage;
  return bodyPolicy(request, { isHttps: false, secret: undefined, staffRefusal: async () => null });
};

it("leaves room for the form around the largest picture", () => {
  const maxBytes = MAX_UPLOAD_BYTES + 256 * 1024;
  const upload = (bytes: number) => judge("POST", "/api/upload", { "content-length": String(bytes) });
  expect(upload(maxBytes)).toMatchObject({ maxBytes, bytes: maxBytes });
  expect(upload(maxBytes + 1)).toMatchObject({ refusal: { status: 413 } });
});

it("lets staff call server functions with a form, and takes no read for a call", () => {
  const call = {
    "next-action": "x",
    "content-type": "multipart/form-data; boundary=b",
    "content-length": "9",
  };
  expect(judge("POST", "/admin", call)).toMatchObject({ bytes: 9 });
  expect(judge("GET", "/deals", { "next-action": "x" })).toBeNull();
});
