import { describe, expect, it, vi } from "vitest";
import { parseEnv } from "@/lib/env";
import { ERRORS, NO_ADMIN } from "@/lib/errors";
import { openHttpServer } from "@/tests/support/http-server";
import { listenForTest } from "@/tests/support/listen";
import { sendUntilAnswered } from "@/tests/support/send-until-answered";
import { CLAIMS, CUSTOMER_LINE, SECRET, STAFF_LINE } from "@/tests/support/session-lines";
import { createHttpServer } from "../http-server";
import type { Handle } from "../pipeline";
import type { StaffRefusal } from "./body-policy";

const MB = 1024 * 1024;
/** What the socket buffers of one machine hold, and what is discarded until the client reads the answer. */
const IN_FLIGHT = 24 * MB;
const CHUNKED = "Transfer-Encoding: chunked";
const CALL = ["POST /admin HTTP/1.1", CHUNKED, "Next-Action: x"];
const FORM = ["POST /admin HTTP/1.1", CHUNKED];
const PICTURE = ["POST /api/upload HTTP/1.1", CHUNKED];

async function open(answer: StaffRefusal) {
  const handle = vi.fn<Handle>(async (request, response) => {
    for await (const _ of request);
    response.end("read");
  });
  const staffRefusal = vi.fn<StaffRefusal>(answer);
  const { port } = await openHttpServer(handle, { env: { NEXTAUTH_SECRET: SECRET }, staffRefusal });
  return { port, handle, staffRefusal };
}

describe("a body with a valid token of staff is not read", () => {
  it.each([
    ["a call, when the session has ended", CALL, "unauthenticated", 401],
    ["a form, when the session has ended", FORM, "unauthenticated", 307],
    ["a picture, when the session has ended", PICTURE, "unauthenticated", 401],
    ["a call, when the account is no admin's", CALL, "forbidden", 403],
    ["a call, when too many of the session wait", CALL, "rate_limited", 429],
    ["a call, while the database is away", CALL, "unavailable", 503],
    ["a picture, while the database is away", PICTURE, "unavailable", 503],
  ] as const)("%s", async (_, head, code, status) => {
    const { port, handle } = await open(async () => code);
    const { answer, sent } = await sendUntilAnswered(port, [...head, STAFF_LINE], 64 * MB);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const sentence = code === "forbidden" ? NO_ADMIN : ERRORS[code].message;
    expect(answer.endsWith(`\r\n\r\n${sentence}`)).toBe(true);
    // Next shows a caller the sentence of exactly this type.
    if (head === CALL) expect(answer).toContain("\r\ncontent-type: text/plain\r\n");
    if (status === 429 || status === 503) expect(answer).toContain("\r\nretry-after: 2\r\n");
    expect(sent).toBeLessThan(IN_FLIGHT);
    expect(handle).not.toHaveBeenCalled();
  });

  it("where the server was not told whom to ask", async () => {
    const handle = vi.fn<Handle>();
    const rules = { isHttps: false, frameScripts: [] };
    const { server } = createHttpServer(handle, parseEnv({ NEXTAUTH_SECRET: SECRET }), rules);
    const { port } = await listenForTest(server);
    expect((await sendUntilAnswered(port, [...CALL, STAFF_LINE], MB)).answer).toMatch(/^HTTP\/1\.1 503 /);
    expect(handle).not.toHaveBeenCalled();
  });
});

it("asks once for a body of staff, with the claims of its token and the number of the request", async () => {
  const { port, staffRefusal } = await open(async () => null);
  const head = [
    "POST /admin HTTP/1.1",
    STAFF_LINE,
    "Next-Action: x",
    "Connection: close",
    "Content-Length: 0",
  ];
  const { answer } = await sendUntilAnswered(port, head);
  const [, requestId] = /\r\nx-request-id: (\S+)\r\n/.exec(answer) ?? [];
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(staffRefusal.mock.calls).toEqual([[{ ...CLAIMS, isCustomer: false }, requestId]]);
});

it.each([
  ["a call", CALL],
  ["a picture", PICTURE],
])("refuses %s of a customer in the sentence of all that is for admins", async (_, head) => {
  const { port } = await open(async () => null);
  const { answer } = await sendUntilAnswered(port, [...head, CUSTOMER_LINE], MB);
  expect(answer).toMatch(/^HTTP\/1\.1 403 /);
  expect(answer.endsWith("\r\n\r\nYou need admin privileges.")).toBe(true);
  if (head === CALL) expect(answer).toContain("\r\ncontent-type: text/plain\r\n");
});

it.each([
  ["another's body", ["POST /api/contact HTTP/1.1", STAFF_LINE, "Content-Length: 0", "Connection: close"]],
  ["what staff reads", ["GET /admin HTTP/1.1", STAFF_LINE, "Connection: close"]],
  ["a customer's token", [...CALL, CUSTOMER_LINE]],
  ["a forged token", [...CALL, "Cookie: shop-session=x"]],
])("does not ask for %s", async (_, head) => {
  const { port, staffRefusal } = await open(async () => null);
  await sendUntilAnswered(port, head, head.includes(CHUNKED) ? MB : 0);
  expect(staffRefusal).not.toHaveBeenCalled();
});
