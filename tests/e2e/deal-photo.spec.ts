import { randomUUID } from "node:crypto";
import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "./support/office";

type Color = readonly [number, number, number];

/** Relative luminance (WCAG 2.2). */
function luminance(color: Color): number {
  const [red, green, blue] = color.map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

const contrast = (one: Color, other: Color) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** The least contrast of an element's color with any pixel around its letters. */
async function leastContrast(text: Locator): Promise<number> {
  const ink = await text.evaluate((element: HTMLElement) => {
    const { color } = getComputedStyle(element);
    element.style.color = "transparent";
    return color;
  });
  const [red = 0, green = 0, blue = 0] = (ink.match(/\d+/g) ?? []).map(Number);
  const { data } = await sharp(await text.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: data.length / 3 }, (_, at): Color => {
    const [r = 0, g = 0, b = 0] = data.subarray(at * 3, at * 3 + 3);
    return [r, g, b];
  });
  return Math.min(...pixels.map((pixel) => contrast([red, green, blue], pixel)));
}

test("the words of a deal stand out from its photo, however bright", async ({ page }) => {
  const white = await sharp({ create: { width: 800, height: 600, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  const image = { name: "white.png", mimeType: "image/png", buffer: white };
  const { imageUrl } = await (await page.request.post("/api/upload", { multipart: { image } })).json();
  const title = `Bright ${randomUUID().slice(0, 8)}`;
  const period = { startDate: "2026-01-02T17:00:00Z", endDate: "2099-01-04T17:00:00Z" };
  const data = { title, description: "At the counter.", discountPercent: 15, imageUrl, ...period };
  const { id } = await (await page.request.post("/api/deals", { data })).json();
  try {
    await page.goto("/deals");
    const card = page.getByRole("article", { name: title });
    const photo = card.locator("img");
    await card.scrollIntoViewIfNeeded();
    await expect
      .poll(() => photo.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBeGreaterThan(0);
    // Both are large text: at least 24 pixels, or 18.66 in bold.
    expect(await leastContrast(card.getByRole("heading"))).toBeGreaterThanOrEqual(3);
    expect(await leastContrast(card.getByText("15% off", { exact: true }))).toBeGreaterThanOrEqual(3);
  } finally {
    await page.request.delete(`/api/deals/${id}`);
  }
});
