import fc from "fast-check";
import { expect, it } from "vitest";
import { formatCount } from "@/lib/count";

it("groups thousands like Intl.NumberFormat", () => {
  const american = new Intl.NumberFormat("en-US");
  fc.assert(
    fc.property(fc.maxSafeInteger(), (count) => {
      expect(formatCount(count)).toBe(american.format(count));
    }),
  );
});
