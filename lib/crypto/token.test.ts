import { expect, it } from "vitest";
import { decryptToken, encryptToken } from "@/lib/crypto/token";

const now = new Date("2026-11-21T20:00:00Z");
const later = new Date("2026-11-21T20:05:00Z");

it("opens its own token until it expires", () => {
  const token = encryptToken("member", "abc.def", later);
  expect(decryptToken("member", token, now)).toBe("abc.def");
  expect(decryptToken("member", token, later)).toBeNull();
});

it("refuses a token of another purpose, a modified one and a malformed one", () => {
  const token = encryptToken("member", "abc", later);
  expect(decryptToken("form", token, now)).toBeNull();
  expect(decryptToken("member", `${token.slice(0, -2)}AA`, now)).toBeNull();
  for (const junk of ["", "x", "%%%", "A".repeat(400)]) expect(decryptToken("member", junk, now)).toBeNull();
});

it("does not reveal its content", () => {
  expect(
    Buffer.from(encryptToken("member", "customer-17", later), "base64url").toString("latin1"),
  ).not.toContain("customer");
});
