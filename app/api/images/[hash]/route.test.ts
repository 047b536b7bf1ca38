// Runs once: no statement of its own is tested here.
import { expect, it } from "vitest";
import { GET as getVariant } from "@/app/api/images/[hash]/[variant]/route";
import { GET } from "@/app/api/images/[hash]/route";
import { callRoute } from "@/tests/support/call-route";

const hash = "ab12".repeat(16);

it("redirects the former address of a picture for good", async () => {
  const whole = await callRoute(GET, { params: { hash } });
  expect([whole.status, whole.headers.get("location")]).toEqual([308, `/images/${hash}`]);
  const variant = await callRoute(getVariant, { params: { hash, variant: "640.webp" } });
  expect([variant.status, variant.headers.get("location")]).toEqual([308, `/images/${hash}/640.webp`]);
});

it("redirects to no other address", async () => {
  for (const odd of ["", "x", `${hash}0`, "/evil.example", "../../admin"])
    for (const handler of [GET, getVariant])
      expect((await callRoute(handler, { params: { hash: odd, variant: "640.webp" } })).status, odd).toBe(
        400,
      );
  for (const variant of ["641.webp", "640.svg", "640.webp/../x"])
    expect((await callRoute(getVariant, { params: { hash, variant } })).status, variant).toBe(400);
});
