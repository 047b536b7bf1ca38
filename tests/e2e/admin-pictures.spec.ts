import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { holdBack } from "./support/hold-back";
import { test, toast } from "./support/office";
import { openByButton } from "./support/staff";
import { expect } from "./support/visitor";

declare global {
  interface Window {
    recordUpload?: (base64: string) => Promise<number>;
    /** What live regions of the page have said. */
    said?: string[];
  }
}

const MEGABYTE = 1024 * 1024;

/** The pictures that a page sends, as it sends them: of a request with a file Chromium reveals no body. */
async function recordUploads(page: Page): Promise<Buffer[]> {
  const uploads: Buffer[] = [];
  await page.exposeFunction("recordUpload", (base64: string) => uploads.push(Buffer.from(base64, "base64")));
  await page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = async (input, init) => {
      const image = init?.body instanceof FormData ? init.body.get("image") : null;
      if (image instanceof File) {
        const bytes = new Uint8Array(await image.arrayBuffer());
        await window.recordUpload?.(btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")));
      }
      return send(input, init);
    };
  });
  return uploads;
}

/** A picture may be compressed before anybody looks. */
const recordStatus = (page: Page) =>
  page.evaluate(() => {
    const said: string[] = [];
    window.said = said;
    const look = () => {
      for (const { textContent } of document.querySelectorAll("[role=status]")) said.push(textContent ?? "");
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });

/** Its middle takes the pointer before a toast could have gone. */
const expectUncovered = (button: Locator) =>
  expect
    .poll(
      () =>
        button.evaluate((own) => {
          const { x, y, width, height } = own.getBoundingClientRect();
          return own.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }),
      { timeout: 2_000 },
    )
    .toBe(true);

test("an editor asks before it closes while a picture is uploaded, which is resized, shown and removed again", async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    const isOwn = new URL(request.url()).origin === new URL(baseURL ?? "").origin;
    if (!isOwn && !/^(blob|data):/.test(request.url())) foreign.push(request.url());
  });
  // Noise, because a plain color is small however large the picture.
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const big = { width: 2600, height: 1800, channels: 3, background: "#2b6", noise } as const;
  const buffer = await sharp({ create: big }).jpeg({ quality: 95 }).toBuffer();
  expect(buffer.length).toBeGreaterThan(MEGABYTE);
  const uploads = await recordUploads(page);
  await page.goto("/admin/deals");
  await openByButton(page, "Create Deal");
  const release = await holdBack(page, "**/api/upload");
  const sent = page.waitForRequest((request) => request.url().endsWith("/api/upload"));
  await recordStatus(page);
  await page.getByLabel("Image").setInputFiles({ name: "big.jpg", mimeType: "image/jpeg", buffer });
  expect((await sent).method()).toBe("POST");
  expect(uploads).toHaveLength(1);
  expect(uploads[0]?.length).toBeLessThanOrEqual(MEGABYTE);
  const { width } = await sharp(uploads[0]).metadata();
  // The longest side; it is less where the megabyte asks for it.
  expect(width).toBeLessThanOrEqual(1200);
  expect(width).toBeGreaterThan(600);
  await expect(page.getByText("Uploading...")).toBeVisible();
  await expect(page.getByLabel("Image")).toBeDisabled();
  expect(await page.evaluate(() => window.said)).toContain("Compressing...");
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
  release();
  await expect(toast(page, "Image Uploaded")).toBeVisible();
  const preview = page.getByRole("img", { name: "The chosen picture" });
  await expect(preview).toBeVisible();
  expect(await preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeLessThanOrEqual(1200);
  await test.step("the toast does not cover the buttons of the dialog, on a phone neither", async () => {
    await expectUncovered(page.getByRole("button", { name: "Create Deal" }).last());
    await page.getByRole("button", { name: "Close notification" }).click();
    await expect(toast(page, "Image Uploaded")).toHaveCount(0);
    await page.setViewportSize({ width: 360, height: 740 });
    const small = await sharp({ create: { ...big, width: 400, height: 300 } })
      .jpeg()
      .toBuffer();
    await page
      .getByLabel("Image", { exact: true })
      .setInputFiles({ name: "small.jpg", mimeType: "image/jpeg", buffer: small });
    await expect(toast(page, "Image Uploaded")).toBeVisible();
    await expectUncovered(page.getByRole("button", { name: "Create Deal" }).last());
  });
  await test.step("the field of a chosen picture is reached by the keyboard, and the dialog keeps its place", async () => {
    await page.getByRole("button", { name: "Remove image" }).focus();
    await page.keyboard.press("Tab");
    await expect(page.getByLabel("Image", { exact: true })).toBeFocused();
    await expect(page.getByRole("heading", { name: "Create Deal" })).toBeInViewport();
    const frame = page.locator(".photo-ground").filter({ has: preview });
    await expect(frame).toHaveCSS("outline-width", "2px");
    await expect(frame).toHaveCSS("outline-style", "solid");
  });
  await page.getByRole("button", { name: "Remove image" }).click();
  await expect(preview).toHaveCount(0);
  await expect(page.getByLabel("Image")).toBeFocused();
  const text = Buffer.from("no picture");
  await page.getByLabel("Image").setInputFiles({ name: "broken.png", mimeType: "image/png", buffer: text });
  await expect(toast(page, "Upload Failed")).toBeVisible();
  expect(foreign).toEqual([]);
});
