import decodeQR from "qr/decode.js";
import { encode } from "uqr";
import { expect, it } from "vitest";
import { readsAsCode } from "@/app/admin/loyalty/_components/reads-as-code";

const SCALE = 6;

/** The QR code as a camera sees it: dark cells on light paper. */
function photograph(text: string) {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const side = size * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      if (data[Math.floor(y / SCALE)]?.[Math.floor(x / SCALE)])
        pixels.fill(20, (y * side + x) * 4, (y * side + x) * 4 + 3);
  return { width: side, height: side, data: pixels };
}

it("the fallback QR library decodes the codes our page draws", () => {
  const code = "Ab-_".repeat(26);
  expect(decodeQR(photograph(code))).toBe(code);
});

it("treats nine digits as a code, but not a formatted, partial or complete phone number", () => {
  expect(readsAsCode("123 456 789")).toBe(true);
  expect(["(702) 555-01", "702555012", "7025550123", "1 702 555 0123", ""].map(readsAsCode)).toEqual([
    false,
    true,
    false,
    false,
    false,
  ]);
});
