import type { Page } from "@playwright/test";
import { holdBack } from "@/tests/e2e/support/hold-back";
import { signInAsOwner } from "@/tests/e2e/support/staff";
import { expect, expectAccessible, test } from "@/tests/e2e/support/visitor";
import { DEMO_ADMIN } from "@/tools/cli/launch/demo-admin";

const PASSWORD = "amber glass at dusk";
const newName = () => `guest-${Math.random().toString(36).slice(2, 10)}`;
const openRegisterTab = async (page: Page) => {
  await page.goto("/auth");
  await page.getByRole("tab", { name: "Register" }).click();
};

async function logInAsOwner(page: Page): Promise<void> {
  await page.getByLabel("Username").fill(DEMO_ADMIN.username);
  await page.getByLabel("Password").fill(DEMO_ADMIN.password);
  await page.getByRole("button", { name: "Login" }).click();
}

test("a visitor registers by keyboard alone and becomes a customer", async ({ page }) => {
  const username = newName();
  await page.goto("/auth");
  await page.getByRole("tab", { name: "Login" }).focus();
  await page.keyboard.press("ArrowRight");
  // Both forms have a Username: the one of Login goes a moment later.
  await expect(page.getByRole("tabpanel", { name: "Register" })).toBeVisible();
  await page.getByLabel("Username").focus();
  await page.keyboard.type(username);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Account created!")).toBeVisible();
  await expect(page.getByText(`Welcome, ${username}`)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/auth");
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("link", { name: "Admin Portal" })).toHaveCount(0);

  const denied = await page.goto("/admin");
  expect(denied?.status()).toBe(403);
  await expect(page).toHaveTitle("Access Denied | Maryland Parkway Smoke & Vape");
  await expect(page.getByRole("heading", { level: 1, name: "Access Denied" })).toBeVisible();
  await expect(page.getByText("You need admin privileges to access this page")).toBeVisible();
  await expectAccessible(page);
});

// Of whoever a test signed in: an account may have ten sessions.
test.afterEach(async ({ page }) => {
  await page.request.post("/api/logout");
});

const markDocument = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.before = "sign-in";
  });

test("the owner logs in, enters the back office by client navigation and is redirected there from /auth", async ({
  page,
}) => {
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/auth$/);
  await markDocument(page);
  await page.getByLabel("Username").fill(DEMO_ADMIN.username.toUpperCase());
  await page.getByLabel("Password").fill(DEMO_ADMIN.password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("Welcome back!")).toBeVisible();
  await expect(page.getByText(`Logged in as ${DEMO_ADMIN.username}`)).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  await expect(page.locator("html[data-before]")).toHaveCount(1);
  await page.goto("/auth");
  await expect(page).toHaveURL(/\/admin$/);
});

test("a signed-in visitor who has left the sign-in page is not redirected anymore", async ({ page }) => {
  await signInAsOwner(page.request);
  const release = await holdBack(page, "**/api/user");
  const asked = page.waitForRequest("**/api/user");
  await page.goto("/auth");
  await asked;
  await page.getByRole("banner").getByRole("link", { name: "Deals", exact: true }).click();
  await expect(page).toHaveURL(/\/deals$/);
  const redirects: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/admin") redirects.push(request.url());
  });
  release();
  // The header is told the same answer, after the sign-in page would have been.
  await expect(page.getByRole("banner").getByRole("link", { name: "Admin Portal" })).toBeVisible();
  expect(redirects).toEqual([]);
  await expect(page).toHaveURL(/\/deals$/);
});

test("signing in opens the back office by a full page load when the widget runs", async ({ page }) => {
  await page.goto("/auth");
  await markDocument(page);
  await page.evaluate(() =>
    document.body.append(Object.assign(document.createElement("script"), { id: "shop-widget" })),
  );
  await logInAsOwner(page);
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  await expect(page.locator("html[data-before]")).toHaveCount(0);
  await expect(page.locator("#shop-widget")).toHaveCount(0);
});

test("signing in again in the same tab shows the Admin Portal link again", async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: "shop-signed-in", value: "1", url: baseURL }]);
  let refused = 0;
  page.on("response", (response) => {
    if (response.url().endsWith("/api/user") && response.status() === 401) refused += 1;
  });
  await page.goto("/auth");
  // The form asks, and the header's link to the back office may share that answer.
  await expect.poll(() => refused).toBeGreaterThan(0);
  await logInAsOwner(page);
  await expect(page).toHaveURL(/\/admin$/);
  await page.getByRole("link", { name: "View Store" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("banner").getByRole("link", { name: "Admin Portal" })).toBeVisible();
});

test("what hinders a login is told apart: no network, a wrong name or password", async ({ page }) => {
  await page.goto("/auth", { waitUntil: "networkidle" });
  const button = page.getByRole("button", { name: "Login" });
  const close = page.getByRole("button", { name: "Close notification" });
  const toast = page.locator("[data-sonner-toast]");
  const expectFailed = async (reason: string, said = toast) => {
    await expect(said.filter({ hasText: "Login failed" })).toContainText(reason);
    await close.click();
    // It leaves slowly, and the next would be the second of its name.
    await expect(close).toHaveCount(0);
  };
  await test.step("offline, when the validation code cannot be loaded either", async () => {
    await page.context().setOffline(true);
    await logInAsOwner(page);
    await expectFailed("The shop could not be reached. Please try again.", page.getByRole("alert"));
    await page.context().setOffline(false);
  });
  await test.step("a network error", async () => {
    await page.route("**/api/login", (route) => route.abort());
    await logInAsOwner(page);
    await expectFailed("The shop could not be reached. Please try again.");
    await page.unroute("**/api/login");
  });
  await test.step("the same of a known and an unknown name, with a spinner meanwhile", async () => {
    for (const username of [DEMO_ADMIN.username, newName()]) {
      const release = await holdBack(page, "**/api/login");
      await page.getByLabel("Username").fill(username);
      await page.getByLabel("Password").fill("not the password");
      await button.click();
      await expect(button).toBeDisabled();
      await expect(button).toHaveAttribute("aria-busy", "true");
      await expect(button.locator("svg")).toBeVisible();
      release();
      await expectFailed("Invalid username or password");
      await expect(button).toBeEnabled();
      await expect(page.getByLabel("Password")).toHaveValue("");
      await page.unroute("**/api/login");
    }
  });
  await logInAsOwner(page);
  await expect(page).toHaveURL(/\/admin$/);
});

test("missing and weak values are reported at their fields, and a wrong code for a reserved address is refused", async ({
  page,
}) => {
  await openRegisterTab(page);
  const create = page.getByRole("button", { name: "Create account" });
  const close = page.getByRole("button", { name: "Close notification" });
  await create.click();
  await expect(page.getByText("Username is required")).toBeVisible();
  await expect(page.getByText("Password is required")).toBeVisible();
  await page.getByLabel("Username").fill(newName());
  await page.getByLabel("Password").fill("iloveyou");
  await create.click();
  await expect(page.getByText("Registration failed")).toBeVisible();
  await expect(page.getByLabel("Password")).toHaveAccessibleDescription(/one of the most used/);
  await close.click();
  await expect(close).toHaveCount(0);
  await test.step("the admin code is asked for a reserved address only", async () => {
    const code = page.getByLabel("Admin code");
    await page.getByLabel("Email").fill("someone@example.com");
    await expect(code).toHaveCount(0);
    await page.getByLabel("Email").fill(DEMO_ADMIN.email.toUpperCase());
    await expect(code).toBeVisible();
    await page.getByLabel("Password").fill(PASSWORD);
    await code.fill("not the code");
    await create.click();
    await expect(page.getByText("Registration failed")).toBeVisible();
    await expect(page.getByText("The admin code is not right.")).toBeVisible();
    await page.getByLabel("Email").fill(`x${DEMO_ADMIN.email}`);
    await expect(code).toHaveCount(0);
  });
});

test("what was typed into a form is there again after a look at the other one", async ({ page }) => {
  await page.goto("/auth");
  const tab = (name: string) => page.getByRole("tab", { name });
  const panel = (name: string) => page.getByRole("tabpanel", { name });
  await panel("Login").getByLabel("Username").fill("ana");
  await tab("Register").click();
  await expect(panel("Register").getByLabel("Username")).toHaveValue("");
  await panel("Register").getByLabel("Username").fill("bea");
  await panel("Register").getByLabel("Email").fill(DEMO_ADMIN.email);
  await panel("Register").getByLabel("Password").fill(PASSWORD);
  await panel("Register").getByLabel("Admin code").fill("amber-door");
  await tab("Login").click();
  await expect(panel("Login").getByLabel("Username")).toHaveValue("ana");
  await expect(panel("Login").getByLabel("Password")).toHaveValue("");
  await tab("Register").click();
  await expect(panel("Register").getByLabel("Username")).toHaveValue("bea");
  await expect(panel("Register").getByLabel("Email")).toHaveValue(DEMO_ADMIN.email);
  await expect(panel("Register").getByLabel("Password")).toHaveValue(PASSWORD);
  await expect(panel("Register").getByLabel("Admin code")).toHaveValue("amber-door");
});

test("a customer signs out from the header, and hears of it when that fails", async ({ page }) => {
  const username = newName();
  const registered = await page.request.post("/api/register", { data: { username, password: PASSWORD } });
  expect(registered.status()).toBe(201);
  await page.goto("/about");
  const signOut = page.getByRole("banner").getByRole("button", { name: "Sign Out" });
  await page.route("**/api/logout", (route) => route.abort(), { times: 1 });
  await signOut.click();
  await expect(page.getByText("Logout failed")).toBeVisible();
  await signOut.click();
  await expect(page.getByText("You have been successfully logged out")).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(signOut).toHaveCount(0);
  expect((await page.request.get("/api/user")).status()).toBe(401);
});

test("a customer who signs out from the menu of a phone sees whether that was done", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 720 });
  const account = { username: newName(), password: PASSWORD };
  expect((await page.request.post("/api/register", { data: account })).status()).toBe(201);
  await page.goto("/");
  const menu = page.getByRole("dialog", { name: "Menu" });
  const signOut = async () => {
    await page.getByRole("button", { name: "Open menu" }).click();
    await menu.getByRole("button", { name: "Sign Out" }).click();
  };
  await page.route("**/api/logout", (route) => route.abort(), { times: 1 });
  await signOut();
  await expect(page.getByText("Logout failed")).toBeVisible();
  await expect(menu).toBeHidden();
  await signOut();
  await expect(page.getByText("You have been successfully logged out")).toBeVisible();
  await expect(menu).toBeHidden();
});

test("logging out also invalidates a copied cookie", async ({ page, playwright, baseURL }) => {
  await signInAsOwner(page.context().request);
  const copy = await playwright.request.newContext({
    baseURL,
    storageState: await page.context().storageState(),
  });
  expect((await copy.get("/api/user")).status()).toBe(200);
  await page.goto("/admin");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByText("You have been successfully logged out")).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
  expect((await copy.get("/api/user")).status()).toBe(401);
  expect((await copy.get("/admin", { maxRedirects: 0 })).status()).toBe(307);
});
