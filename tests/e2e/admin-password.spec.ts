import type { APIRequestContext } from "@playwright/test";
import { DEMO_ADMIN } from "@/tools/cli/launch/demo-admin";
import { expect, expectAccessible, expectFitsEveryWidth, test, toast } from "./support/visitor";

const MANAGER = { username: "manager", email: "manager@example.com" };
const PASSWORDS = ["amber glass at dusk", "teal neon over sahara"] as const;

const logIn = (request: APIRequestContext, password: string) =>
  request.post("/api/login", { data: { username: MANAGER.username, password } });

/**
 * Signs the manager in, whose account an earlier try of the test may have opened, and whose password it may have
 * changed.
 * @returns the password there is, and another
 */
async function signInAsManager(request: APIRequestContext): Promise<[string, string]> {
  const [first, second] = PASSWORDS;
  const data = { ...MANAGER, password: first, adminCode: DEMO_ADMIN.adminCode };
  if ((await request.post("/api/register", { data })).ok()) return [first, second];
  if ((await logIn(request, first)).ok()) return [first, second];
  expect((await logIn(request, second)).status()).toBe(200);
  return [second, first];
}

test("changing the password by keyboard signs out other devices only", async ({
  page,
  playwright,
  baseURL,
}) => {
  test.slow();
  const [password, newPassword] = await signInAsManager(page.request);
  const elsewhere = await playwright.request.newContext({ baseURL });
  expect((await logIn(elsewhere, password)).status()).toBe(200);

  await page.goto("/admin/settings");
  const form = page.getByRole("region", { name: "Your Password" });
  await expect(form).toContainText("leaves the staff, run npm run admin:revoke -- USERNAME on the server");
  const current = form.getByLabel("Current password");
  const fresh = form.getByLabel("New password");

  await expect(async () => {
    await form.getByRole("button", { name: "Change Password" }).click();
    await expect(form.getByText("Current password is required")).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expectFitsEveryWidth(page);
  await expectAccessible(page, "section:has(input[type=password])");

  const type = async (now: string, next: string) => {
    await current.fill("");
    await current.focus();
    await page.keyboard.type(now);
    await page.keyboard.press("Tab");
    await fresh.fill("");
    await page.keyboard.type(next);
    await page.keyboard.press("Enter");
  };
  await type("not my password", newPassword);
  await expect(toast(page, "Password Not Changed")).toBeVisible();
  await expect(current).toHaveAccessibleDescription(/The current password is not right/);
  await type(password, "iloveyou");
  await expect(fresh).toHaveAccessibleDescription(/one of the most used/);
  expect((await elsewhere.get("/api/user")).status()).toBe(200);

  await type(password, newPassword);
  await expect(toast(page, "Password Changed")).toContainText(
    "You have been signed out on all other devices.",
  );
  await expect(current).toHaveValue("");
  expect((await elsewhere.get("/api/user")).status()).toBe(401);
  expect((await page.reload())?.status()).toBe(200);
  await expect(form).toBeVisible();
  expect((await logIn(elsewhere, password)).status()).toBe(401);
  expect((await logIn(elsewhere, newPassword)).status()).toBe(200);
  await elsewhere.dispose();
});
