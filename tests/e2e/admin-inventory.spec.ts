import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, practiceTruth, test } from "@/tests/e2e/support/office";
import { openByButton } from "@/tests/e2e/support/staff";

const toast = (page: Page, title: string) => page.locator("[data-sonner-toast]").filter({ hasText: title });

test("every product of the point of sale is listed, and search combines with category", async ({ page }) => {
  const { products } = await practiceTruth();
  await page.goto("/admin/inventory");
  const categories = page.getByRole("navigation", { name: "Categories" });
  await expect(categories.getByRole("link", { name: /^All Products/ })).toContainText(
    products.listedAsSold.toLocaleString("en-US"),
  );
  await categories.getByRole("link", { name: /^Bongs/ }).click();
  await expect(page.getByRole("heading", { name: /^Bongs/, level: 2 })).toBeVisible();
  await page.getByRole("searchbox").fill("no such thing at all");
  await expect(page.getByText("No products found")).toBeVisible();
  await page.getByRole("link", { name: "Show all products" }).click();
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await expect(page.getByRole("button", { name: "Add Product" })).toBeDisabled();
  await expect(page.getByText("Products come from Clover")).toBeVisible();
});

test("Edit changes a product on the site, Delete hides it, and Edit shows it again", async ({ page }) => {
  test.slow();
  await page.goto("/admin/inventory?category=Hookahs");
  const row = page.getByRole("row").filter({ hasText: "Active" }).first();
  const edit = row.getByRole("button", { name: /^Edit / });
  const name = ((await edit.getAttribute("aria-label")) ?? "").replace("Edit ", "");
  await edit.click();
  const words = `Checked by staff at ${Date.now()}`;
  await page.getByRole("textbox", { name: "Description" }).fill(words);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Product Updated")).toBeVisible();
  await page.goto(`/admin/inventory?q=${encodeURIComponent(words)}`);
  await expect(page.getByRole("row")).toHaveCount(2);

  await page.getByRole("button", { name: `Delete ${name}` }).click();
  await page.getByRole("button", { name: "Delete Product" }).click();
  await expect(page.getByText("Product Deleted")).toBeVisible();
  await expect(page.getByRole("cell", { name: "Hidden" })).toBeVisible();
  const listed = async () => {
    const products = (await (await page.request.get("/api/products")).json()) as { description: string }[];
    return products.some(({ description }) => description === words);
  };
  expect(await listed()).toBe(false);
  await page.getByRole("button", { name: `Edit ${name}` }).click();
  await page.getByRole("switch", { name: "Show on the site" }).click();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("cell", { name: "Active" })).toBeVisible();
  expect(await listed()).toBe(true);
});

test("concurrent edits of a product lose nothing", async ({ page }) => {
  test.slow();
  // Other tests edit the first bong and the first hookah.
  const list = "/admin/inventory?category=Charcoal";
  await page.goto(list);
  const first = page
    .getByRole("row")
    .filter({ hasText: "Active" })
    .first()
    .getByRole("button", { name: /^Edit / });
  const name = (await first.getAttribute("aria-label")) ?? "";
  const colleague = await page.context().newPage();
  await colleague.goto(list);
  const edit = async (by: Page, words: string) => {
    await openByButton(by, name);
    await by.getByRole("textbox", { name: "Description" }).fill(words);
  };
  const save = (by: Page) => by.getByRole("button", { name: "Save Changes" }).click();
  const notice = (by: Page) =>
    by.getByRole("alert").filter({ hasText: "Somebody else changed this product in the meantime." });

  await edit(page, "Mine");
  await edit(colleague, "Theirs");
  await save(colleague);
  await expect(toast(colleague, "Product Updated")).toBeVisible();
  await save(page);
  await expect(notice(page)).toBeVisible();
  const description = page.getByRole("textbox", { name: "Description" });
  await expect(description).toHaveValue("Mine");
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(description).toHaveValue("Theirs");
  await expect(notice(page)).toHaveCount(0);
  await description.fill("Both");
  await edit(colleague, "Theirs again");
  await save(page);
  await expect(toast(page, "Product Updated")).toBeVisible();

  await save(colleague);
  await expect(notice(colleague)).toBeVisible();
  await colleague.getByRole("button", { name: "Save mine" }).click();
  await expect(colleague.getByRole("dialog")).toHaveCount(0);
  await colleague.goto(list);
  await openByButton(colleague, name);
  await expect(colleague.getByRole("textbox", { name: "Description" })).toHaveValue("Theirs again");
});

test("a search without results is counted after a pause, and links to an action", async ({ page }) => {
  const term = `kratom ${randomUUID().slice(0, 4)} gummies`;
  for (const times of [1, 2]) {
    await page.goto("/inventory");
    const counted = page.waitForResponse((response) => response.url().endsWith("/api/products/missed"));
    await page.goto(`/inventory?q=${encodeURIComponent(term)}`);
    expect((await counted).status(), `search ${times}`).toBe(204);
  }
  await page.goto("/admin/inventory");
  await page.getByRole("link", { name: "Shelf insight" }).click();
  const row = page.getByRole("table", { name: "Looked for and not found" }).getByRole("row", { name: term });
  await expect(row).toContainText("2");
  for (const name of ["Sells and is out", "Unsold for 60 days", "Margins"]) {
    await expect(page.getByRole("heading", { name, level: 2 })).toBeVisible();
  }
  await row.getByRole("link", { name: "Look in stock" }).click();
  await expect(page).toHaveURL(/\/admin\/inventory\?q=kratom/);
  await page.goto("/admin/deals?for=Old%20Stock%20Pipe");
  await expect(page.getByRole("dialog", { name: "Create Deal" }).getByLabel("Title")).toHaveValue(
    "Old Stock Pipe",
  );
});
