import { expect, it } from "vitest";
import { seal, unseal } from "@/lib/crypto/sealed";

const now = new Date("2026-11-21T20:00:00Z");
const later = new Date("2026-11-21T20:05:00Z");

it("opens what it sealed, until its time is over", () => {
  const token = seal("member", "abc.def", later);
  expect(unseal("member", token, now)).toBe("abc.def");
  expect(unseal("member", token, later)).toBeNull();
});

it("refuses a token of another purpose, a changed one and a broken one", () => {
  const token = seal("member", "abc", later);
  expect(unseal("form", token, now)).toBeNull();
  expect(unseal("member", `${token.slice(0, -2)}AA`, now)).toBeNull();
  for (const junk of ["", "x", "%%%", "A".repeat(400)]) expect(unseal("member", junk, now)).toBeNull();
});

it("does not show its content", () => {
  expect(Buffer.from(seal("member", "customer-17", later), "base64url").toString("latin1")).not.toContain(
    "customer",
  );
});
