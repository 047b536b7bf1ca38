import { Writable } from "node:stream";
import pino from "pino";
import { expect, it, vi } from "vitest";

const CANARIES = vi.hoisted(() => {
  const secrets = {
    NEXTAUTH_SECRET: "canary-session-secret-0001",
    ADMIN_SECRET_CODE: "canary-admin-code-0002",
    CLOVER_API_TOKEN: "canary-clover-token-0003",
    CLOVER_MERCHANT_ID: "MERCHANT",
    GOOGLE_PLACES_API_KEY: "canary-google-key-0004",
    GOOGLE_PLACE_ID: "PLACE",
  };
  Object.assign(process.env, secrets);
  return [
    secrets.NEXTAUTH_SECRET,
    secrets.ADMIN_SECRET_CODE,
    secrets.CLOVER_API_TOKEN,
    secrets.GOOGLE_PLACES_API_KEY,
  ];
});

import { logOptions, redact } from "./log";

/** The line the real options write for one event. */
function lineOf(fields: object, message = "an event"): string {
  let written = "";
  const sink = new Writable({
    write(chunk, _, done) {
      written += chunk;
      done();
    },
  });
  pino({ ...logOptions, level: "info" }, sink).info(fields, message);
  return written;
}

it("masks passwords, tokens, names and addresses by their field, up to three levels deep", () => {
  const person = {
    password: "canary-password",
    token: "canary-token",
    email: "canary@example.com",
    phone: "7025550142",
    firstName: "Canary",
    adminCode: "canary-code",
    cookie: "canary-cookie",
  };
  const line = lineOf({ ...person, body: person, input: { user: person } });
  expect(line).not.toMatch(/canary|7025550142/i);
  expect(line.match(/\*\*\*/g)).toHaveLength(3 * Object.keys(person).length);
});

it.each(CANARIES)("masks the configured secret %s in an error's message and stack", (secret) => {
  const line = lineOf({ err: new Error(`the vendor said: no such key ${secret}`) });
  expect(line).toContain("the vendor said");
  expect(line).not.toContain(secret);
});

it.each([
  ["a bearer token", "authorization: Bearer abc.def-123", "abc.def-123"],
  ["a database password", "cannot reach postgresql://shop:hunter2hunter@db:5432/shop", "hunter2hunter"],
  ["a database password with an at sign", "postgresql://shop:hunter2@hunter@db:5432/shop", "hunter"],
  ["a cache password", "redis://:hunter2hunter@cache:6379", "hunter2hunter"],
  ["a key in an address", "GET https://example.com/v1?key=AIzaCanary&fields=a", "AIzaCanary"],
  ["an e-mail", "Key (email)=(canary@example.com) already exists", "canary@example.com"],
  ["a telephone number", "no member at (702) 555-0142", "555-0142"],
  ["a telephone number with the hyphens of a web page", "no member at 702\u2011555\u20100142", "0142"],
  ["a telephone number with slashes", "no member at 702/555/0142", "0142"],
  ["a bare telephone number", "no member at +17025550142", "7025550142"],
])("masks %s in an error", (_, text, canary) => {
  expect(redact(text)).not.toContain(canary);
  expect(lineOf({ err: new Error(text) })).not.toContain(canary);
  expect(lineOf({ err: text })).not.toContain(canary);
});

it.each(["a", "a@", "a.", "@a.", "1", "1 ", "(", "bearer ", "a://", "a:", "?key=", "/"])(
  "masks a long text of %j in a time that grows with its length",
  (part) => {
    // Where it grows with the square of the length this takes many seconds, more than the limit of a test.
    const long = part.repeat(100_000 / part.length);
    expect(redact(`${long} canary@example.com`)).not.toContain("canary");
  },
);

it("logs an error that has no stack", () => {
  const bare = Object.assign(new Error("the vendor said nothing"), { stack: undefined });
  expect(lineOf({ err: bare })).toContain("the vendor said nothing");
});

it("keeps an event on one line, whatever line breaks and control characters it is given", () => {
  const forged = 'x\r\n{"level":30,"msg":"signed in"}\u2028\u0000\u001b[31m\u007f\u009b2J\u202e\u2066';
  const line = lineOf({ path: forged, err: new Error(forged) }, forged);
  expect(line.trimEnd().split(/[\r\n]/)).toHaveLength(1);
  expect(JSON.parse(line)).toMatchObject({ msg: forged, path: forged });
  // Neither ESC nor its one-character form (ECMA-48, CSI), nor what turns the direction of writing.
  expect(line.trimEnd()).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
});

it.each([
  "order 5WJ2K at 2026-11-21T20:00:00Z cost 1999 cents, run 4711 of 200000 records",
  "at query (/srv/shop/node_modules/@prisma/client/runtime/client.js:15:6)",
])("keeps ids, times and amounts, and the frames of a stack: %s", (text) => {
  expect(redact(text)).toBe(text);
});
