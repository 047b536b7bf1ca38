import sharp from "sharp";
import { holdBack } from "./support/hold-back";
import { expect, test } from "./support/office";
import { openByButton } from "./support/staff";
import { expectSoundAtEveryWidth } from "./support/visitor";

const plain = (width: number, height: number, background = "#1a7f80") =>
  sharp({ create: { width, height, channels: 3, background } });

test("a photo taken from the queue appears on the site at once and can be removed", async ({ page }) => {
  test.slow();
  await page.goto("/admin/inventory");
  await page.getByRole("link", { name: "Needs a photo" }).click();
  await expect(page).toHaveURL(/photos=needed$/);
  await expect(page.getByText(/of your \d+ best sellers ha(?:s|ve) a photo/)).toBeVisible();
  const task = page.getByRole("article").first();
  const name = (await task.getByRole("heading").textContent()) ?? "";
  const photo = await plain(1600, 1200).jpeg().toBuffer();
  const choose = task.getByLabel(`Choose a photo of ${name}`);
  await choose.focus();
  await choose.setInputFiles({ name: "photo.jpg", mimeType: "image/jpeg", buffer: photo });
  await expect(task.getByText("The photo is on the site.")).toBeVisible();
  await expect(choose).toBeFocused();
  const stored = async () => {
    const products = await (await page.request.get(`/api/products?q=${encodeURIComponent(name)}`)).json();
    return products.find((one: { name: string }) => one.name === name)?.imageUrl;
  };
  expect(await stored()).toMatch(/^\/images\//);
  const seen = await page.request.get(await stored());
  expect(seen.headers()["content-type"]).toMatch(/^image\//);
  await task.getByRole("button", { name: "Remove" }).click();
  await expect(task.getByRole("button", { name: "Remove" })).toHaveCount(0);
  expect(await stored()).toBeNull();
  await expect(page.locator("#main")).toBeFocused();
});

test("a photo chosen in the editor of a product is cut to its tile as well", async ({ page }) => {
  await page.goto("/admin/inventory?category=Dab%20Rigs");
  await openByButton(page, "Edit ");
  const editor = page.getByRole("dialog", { name: /^Edit / });
  const tall = await plain(600, 1200, "#2a6f1a").jpeg().toBuffer();
  const answer = page.waitForResponse("**/api/upload*");
  await editor.getByLabel("Image").setInputFiles({ name: "tall.jpg", mimeType: "image/jpeg", buffer: tall });
  const { imageUrl } = await (await answer).json();
  const stored = await sharp(await (await page.request.get(imageUrl)).body()).metadata();
  expect([stored.width, stored.height]).toEqual([1200, 900]);
  await editor.getByRole("button", { name: "Remove image" }).click();
  await editor.getByRole("button", { name: "Cancel" }).click();
  await expect(editor).toHaveCount(0);
});

test("other files and a failing camera are answered with a message, and the queue is accessible at every width", async ({
  page,
}) => {
  test.slow();
  await page.goto("/admin/inventory?photos=needed");
  const task = page.getByRole("article").first();
  const choose = task.getByLabel(/^Choose a photo of/);
  const frames = await Promise.all(["#f00", "#0f0"].map((color) => plain(20, 20, color).png().toBuffer()));
  const moving = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  for (const [file, sentence] of [
    [
      { name: "list.txt", mimeType: "text/plain", buffer: Buffer.from("no photo") },
      "This file is not a photo.",
    ],
    [{ name: "moving.gif", mimeType: "image/gif", buffer: moving }, "This picture is animated."],
    [
      { name: "broken.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no photo either") },
      "This file is not a photo we can read.",
    ],
  ] as const) {
    await choose.setInputFiles(file);
    await expect(task.getByRole("alert")).toContainText(sentence);
    await expect(task.getByRole("button", { name: "Remove" })).toHaveCount(0);
  }
  await task.getByLabel(/^Take photo of/).dispatchEvent("cancel");
  await expect(task.getByRole("alert")).toContainText("If it is blocked here, choose a photo");
  await expectSoundAtEveryWidth(page);
});

test("a photo that could not be stored is kept and can be retried, also after somebody else's", async ({
  page,
  context,
}) => {
  await page.goto("/admin/inventory?photos=needed");
  const colleague = await context.newPage();
  await colleague.goto("/admin/inventory?photos=needed");
  const task = page.getByRole("article").first();
  await page.route("**/api/upload*", (route) =>
    route.fulfill({ status: 503, contentType: "text/plain", body: "The database is away." }),
  );
  const buffer = await plain(400, 300).jpeg().toBuffer();
  await task
    .getByLabel(/^Choose a photo of/)
    .setInputFiles({ name: "photo.jpg", mimeType: "image/jpeg", buffer });
  await expect(task.getByRole("alert")).toContainText("The database is away.");
  for (const name of ["All products", "Orders"]) {
    await page.getByRole("link", { name, exact: true }).click();
    const question = page.getByRole("alertdialog", { name: "Discard the photo?" });
    await question.getByRole("button", { name: "Keep it" }).click();
  }
  await page.unroute("**/api/upload*");
  const theirs = colleague
    .getByRole("article")
    .filter({ hasText: (await task.getByRole("heading").textContent()) ?? "" });
  const another = await plain(400, 300, "#7f1a1a").jpeg().toBuffer();
  await theirs
    .getByLabel(/^Choose a photo of/)
    .setInputFiles({ name: "photo.jpg", mimeType: "image/jpeg", buffer: another });
  await expect(theirs.getByText("The photo is on the site.")).toBeVisible();
  await colleague.close();
  await task.getByRole("button", { name: "Try again" }).click();
  await expect(task.getByRole("alert")).toContainText("Somebody else changed this photo.");
  await task.getByRole("button", { name: "Try again" }).click();
  await expect(task.getByText("The photo is on the site.")).toBeVisible();
  await task.getByRole("button", { name: "Remove" }).click();
  await expect(task.getByRole("button", { name: "Remove" })).toHaveCount(0);
});

test("a photo that the shop does not accept is neither offered again nor asked about", async ({ page }) => {
  await page.goto("/admin/inventory?photos=needed");
  const task = page.getByRole("article").first();
  await page.route("**/api/upload*", (route) =>
    route.fulfill({ status: 415, contentType: "text/plain", body: "This file is not an image we can read." }),
  );
  const buffer = await plain(400, 300).jpeg().toBuffer();
  await task
    .getByLabel(/^Choose a photo of/)
    .setInputFiles({ name: "photo.jpg", mimeType: "image/jpeg", buffer });
  await expect(task.getByRole("alert")).toContainText("This file is not an image we can read.");
  await expect(task.getByRole("button", { name: "Try again" })).toHaveCount(0);
  await page.getByRole("link", { name: "All products" }).click();
  await expect(page).toHaveURL(/[/]admin[/]inventory$/);
});

test("a photo that could not be stored is discarded only after a question, and the link is then followed", async ({
  page,
}) => {
  await page.goto("/admin/inventory");
  await page.getByRole("link", { name: "Needs a photo" }).click();
  const task = page.getByRole("article").first();
  await page.route("**/api/upload*", (route) =>
    route.fulfill({ status: 503, contentType: "text/plain", body: "The database is away." }),
  );
  const photo = {
    name: "photo.jpg",
    mimeType: "image/jpeg",
    buffer: await plain(400, 300).jpeg().toBuffer(),
  };
  await task.getByLabel(/^Choose a photo of/).setInputFiles(photo);
  const question = page.getByRole("alertdialog", { name: "Discard the photo?" });
  const discard = question.getByRole("button", { name: "Discard" });
  await expect(task.getByRole("alert")).toContainText("The database is away.");
  // A browser lets a page keep only a visitor who has done something on it.
  await task.getByRole("heading").click();
  await page.evaluate(() => window.history.back());
  await discard.click();
  await expect(task.getByRole("alert")).toHaveCount(0);
  await expect(task.getByRole("button", { name: "Try again" })).toHaveCount(0);

  // Also while it is on its way, which discarding stops.
  await page.unroute("**/api/upload*");
  const release = await holdBack(page, "**/api/upload*", "POST");
  await task.getByLabel(/^Choose a photo of/).setInputFiles(photo);
  await expect(task.getByRole("status")).toHaveText("Uploading...");
  const isStopped = page.waitForEvent("requestfailed", (request) => request.url().includes("/api/upload"));
  await page.getByRole("link", { name: "All products" }).click();
  await discard.click();
  await isStopped;
  release();
  await expect(page).toHaveURL(/[/]admin[/]inventory$/);
  await expect(page.getByRole("heading", { name: "All Products" })).toBeVisible();
});
