import { expect, it } from "vitest";
import { sameSecret } from "@/lib/crypto/same-secret";

it("is true for the same text only, whatever the length", () => {
  expect(sameSecret("a long secret", "a long secret")).toBe(true);
  for (const given of ["", "a", "a long secreT", "a long secret "])
    expect(sameSecret(given, "a long secret")).toBe(false);
});
