import { DEMO_ADMIN } from "@/tools/cli/launch/demo-admin";
import { expect, expectAccessible, expectFitsEveryWidth, test, toast } from "./support/visitor";

const PERSON = { username: "manager", email: "manager@example.com", password: "amber glass at dusk" };
const NEW_PASSWORD = "teal neon over sahara";

test("changing the password by keyboard signs out other devices only", async ({
  page,
  playwright,
  baseURL,
}) => {
  test.slow();
  const { adminCode } = DEMO_ADMIN;
  await page.request.post("/api/register", { data: { ...PERSON, adminCode } });
  const elsewhere = await playwright.request.newContext({ baseURL });
  const { username, password } = PERSON;
  expect((await elsewhere.post("/api/login", { data: { username, password } })).status()).toBe(200);

  await page.goto("/admin/settings");
  const form = page.getByRole("region", { name: "Your Password" });
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
  await type("not my password", NEW_PASSWORD);
  await expect(toast(page, "Password Not Changed")).toBeVisible();
  await expect(current).toHaveAccessibleDescription(/The current password is not right/);
  await type(PERSON.password, "iloveyou");
  await expect(fresh).toHaveAccessibleDescription(/one of the most used/);
  expect((await elsewhere.get("/api/user")).status()).toBe(200);

  await type(PERSON.password, NEW_PASSWORD);
  await expect(toast(page, "Password Changed")).toContainText(
    "You have been signed out on all other devices.",
  );
  await expect(current).toHaveValue("");
  expect((await elsewhere.get("/api/user")).status()).toBe(401);
  expect((await page.reload())?.status()).toBe(200);
  await expect(form).toBeVisible();
  const signIn = (tried: string) => elsewhere.post("/api/login", { data: { username, password: tried } });
  expect((await signIn(password)).status()).toBe(401);
  expect((await signIn(NEW_PASSWORD)).status()).toBe(200);
  await elsewhere.dispose();
});
