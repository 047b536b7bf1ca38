import { expect, it, vi } from "vitest";
import { openHttpServer } from "@/tests/support/http-server";
import { sendUntilAnswered, statusOf } from "@/tests/support/send-until-answered";
import { CUSTOMER_LINE, SECRET, STAFF_LINE } from "@/tests/support/session-lines";
import type { Handle } from "../pipeline";

const MB = 1024 * 1024;
const CHUNKED = "Transfer-Encoding: chunked";

const reader: Handle = async (request, response) => {
  for await (const _ of request);
  response.end("read");
};

async function open(handle: Handle): Promise<number> {
  const http = await openHttpServer(handle, { env: { NEXTAUTH_SECRET: SECRET } });
  return http.port;
}

it.each([
  ["at a page of the back office", "/admin", "", 401],
  ["of a customer", "/admin", CUSTOMER_LINE, 403],
  ["at a path that does not exist", "/api/nothing", STAFF_LINE, 404],
])("a call of a server function without a body does not reach Next %s", async (_, path, cookie, status) => {
  const handle = vi.fn(reader);
  const head = [`POST ${path} HTTP/1.1`, "Next-Action: x", ...(cookie ? [cookie] : [])];
  expect(statusOf(await sendUntilAnswered(await open(handle), head))).toBe(status);
  expect(handle).not.toHaveBeenCalled();
});

const FORM = "Content-Type: multipart/form-data; boundary=x";

it.each([
  ["at a path that does not exist", ["POST /api/nothing HTTP/1.1", FORM], 404],
  [
    "at a path that does not exist, of no length",
    ["POST /api/nothing HTTP/1.1", FORM, "Content-Length: 0"],
    404,
  ],
  ["at the back office", ["POST /admin HTTP/1.1", FORM, "Cookie: shop-session=x"], 400],
  ["at the back office, of no length", ["POST /admin HTTP/1.1", FORM, STAFF_LINE, "Content-Length: 0"], 400],
])(
  "a form with files but without a body, which Next fails at, does not reach it %s",
  async (_, head, status) => {
    const handle = vi.fn(reader);
    expect(statusOf(await sendUntilAnswered(await open(handle), head))).toBe(status);
    expect(handle).not.toHaveBeenCalled();
  },
);

it("a call of a server function without a session gets the sentence in the type that Next shows", async () => {
  const head = ["POST /admin/deals HTTP/1.1", CHUNKED, "Next-Action: x"];
  const { answer } = await sendUntilAnswered(await open(reader), head, MB);
  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  expect(answer).toContain("\r\ncontent-type: text/plain\r\n");
  expect(answer).toMatch(/\r\n\r\nPlease sign in\.$/);
});
