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
  const bytes = Buffer.from(token, "base64url");
  for (const at of bytes.keys()) {
    const modified = Buffer.from(bytes);
    modified[at] = (bytes[at] ?? 0) ^ 1;
    expect(decryptToken("member", modified.toString("base64url"), now), `byte ${at}`).toBeNull();
  }
  for (const junk of ["", "x", "%%%", "A".repeat(400)]) expect(decryptToken("member", junk, now)).toBeNull();
});

it("does not reveal its content", () => {
  expect(
    Buffer.from(encryptToken("member", "customer-17", later), "base64url").toString("latin1"),
  ).not.toContain("customer");
});
