import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Tier } from "@/lib/tier";
import { TierBadge } from "./tier-badge";

const css = readFileSync("app/styles/tokens.css", "utf8");

/** The values of a color in the light and in the dark theme, as red, green and blue. */
const valuesOf = (name: string): number[][] =>
  [...css.matchAll(new RegExp(`--${name}: #(\\w{6});`, "g"))].map(([, hex = ""]) =>
    [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)),
  );

/** On the color wheel, of 360 degrees, of a color in which blue is the least and red the most. */
function warmHue([red = 0, green = 0, blue = 0]: number[]): number {
  expect(red).toBeGreaterThan(green);
  expect(green).toBeGreaterThan(blue);
  return (60 * (green - blue)) / (red - blue);
}

it.each<[Tier, string]>([
  ["Gold", "bg-tier-gold text-tier-gold-foreground"],
  ["Silver", "bg-tier-silver text-tier-silver-foreground"],
  ["Bronze", "bg-tier-bronze text-tier-bronze-foreground"],
  ["VIP", "bg-tier-vip text-tier-vip-foreground"],
  ["None", "text-muted-foreground"],
])("shows %s in its color, and VIP with a crown", (tier, classes) => {
  const html = renderToStaticMarkup(<TierBadge tier={tier} />);
  expect(html).toContain(classes);
  expect(html.includes("<svg")).toBe(tier === "VIP");
});

it("has yellow for Gold, orange for Bronze and gray for Silver, in both themes", () => {
  const [gold, bronze, silver] = ["tier-gold", "tier-bronze", "tier-silver"].map(valuesOf);
  for (const color of gold ?? []) expect(Math.abs(warmHue(color) - 48)).toBeLessThan(8);
  for (const color of bronze ?? []) expect(Math.abs(warmHue(color) - 28)).toBeLessThan(8);
  for (const color of silver ?? []) expect(Math.max(...color) - Math.min(...color)).toBeLessThan(30);
  expect([gold, bronze, silver].map((themes) => themes?.length)).toEqual([2, 2, 2]);
});
