import { expect, test } from "./support/office";
import { openRegister } from "./support/register";
import { syncKind } from "./support/sync";

test("a product hidden at the register is on the site while staff show it, also after a sync", async ({
  page,
}) => {
  test.slow();
  const name = `Backroom bong ${Date.now()}`;
  const register = await openRegister();
  const id = await register.addItem({
    name,
    price: 12_900,
    categories: ["Bongs"],
    quantity: 2,
    hidden: true,
  });
  const sync = () => syncKind(page.request, "inventory");
  const expectOnSite = async (isThere: boolean) => {
    await page.goto(`/inventory?q=${encodeURIComponent(name)}`);
    await expect(page.getByRole("article").filter({ hasText: name })).toHaveCount(isThere ? 1 : 0);
  };
  const flip = async (status: "Active" | "Hidden") => {
    await page.goto(`/admin/inventory?q=${encodeURIComponent(name)}`);
    await page.getByRole("button", { name: `Edit ${name}` }).click();
    await expect(page.getByText(/^The register hides this product\./)).toBeVisible();
    await page.getByRole("switch", { name: "Show on the site" }).click();
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByRole("cell", { name: status })).toBeVisible();
  };
  await sync();
  await expectOnSite(false);
  await flip("Active");
  await expectOnSite(true);
  await sync();
  await expectOnSite(true);
  await flip("Hidden");
  await expectOnSite(false);
  await register.removeItem(id);
  await register.dispose();
});
