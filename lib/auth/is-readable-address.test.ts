import { expect, it } from "vitest";
import { isReadableAddress } from "@/lib/auth/is-readable-address";

it.each(["/", "/admin?x=1", "//evil.example", "https://evil.example/", undefined, ""])(
  "reads %j",
  (address) => expect(isReadableAddress(address)).toBe(true),
);

it.each(["NaN", "http://[", "\0", "javascript:alert(1)", "\ufe70", "admin"])("does not read %j", (address) =>
  expect(isReadableAddress(address)).toBe(false),
);
