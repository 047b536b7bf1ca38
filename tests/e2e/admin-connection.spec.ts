import { expect, test } from "./support/office";

test("an action without a connection is reported; the screen and what was typed stay", async ({
  page,
  context,
}) => {
  const products = await (await page.request.get("/api/products?category=Grinders&limit=1")).json();
  await page.goto(`/admin/inventory?product=${products[0].id}`);
  const panel = page.getByRole("dialog").first();
  await panel
    .getByRole("button", { name: /^Edit / })
    .first()
    .click();
  const description = page.getByRole("textbox", { name: "Description" });
  await description.fill("Typed while the line was down");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Failed to Update Product")).toBeVisible();
  await expect(description).toHaveValue("Typed while the line was down");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Discard" }).click();

  await panel
    .getByRole("button", { name: /^Delete / })
    .first()
    .click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Delete Product" }).click();
  await expect(page.getByText("Failed to Delete Product")).toBeVisible();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await context.setOffline(false);

  const { customers } = await (await page.request.get("/api/loyalty/stats")).json();
  await page.goto(`/admin/customers?filter=all&person=${customers[0].id}`);
  const note = page.getByRole("textbox", { name: /note/i });
  await note.fill("Prefers the small jars");
  await context.setOffline(true);
  await page.getByRole("button", { name: /^(Save|Add) Note/i }).click();
  await expect(page.getByText("Note Not Saved")).toBeVisible();
  await expect(note).toHaveValue("Prefers the small jars");
  await context.setOffline(false);
  await page.getByRole("button", { name: /^(Save|Add) Note/i }).click();
  await expect(page.getByText("Note Saved")).toBeVisible();
});
