import { expect, test } from "@/tests/e2e/support/visitor";

test("the reviews page shows Google's average, total and reviews, each with its author and a report", async ({
  page,
}) => {
  await page.goto("/reviews");
  await expect(page.getByText("4.7", { exact: true })).toBeVisible();
  await expect(page.getByText("out of 5, from 318 ratings on Google Maps")).toBeVisible();
  const figures = page.getByRole("figure");
  await expect(figures).toHaveCount(5);
  await expect(page.getByRole("link", { name: /^Sample / }).first()).toHaveAttribute("href", /^http/);
  await expect(page.getByRole("link", { name: "Write a Review" }).first()).toHaveAttribute(
    "href",
    /placeid=/,
  );
  await expect(page.getByRole("link", { name: /^Report the review by / })).toHaveCount(5);
  // A translated one is marked, and one without text is not quoted.
  const translated = figures.filter({ hasText: "Translated by Google." });
  await expect(translated.getByRole("link", { name: /^See the original/ })).toHaveAttribute("href", /^http/);
  const wordless = figures.filter({ hasText: "Stars only, no written review." });
  await expect(wordless).toHaveCount(1);
  await expect(wordless.locator("blockquote")).toHaveCount(0);
});

test("average and total are shown without any review", async ({ page }) => {
  await page.route("**/api/reviews", async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, json: { ...(await response.json()), reviews: [] } });
  });
  await page.goto("/reviews");
  await expect(page.getByText("4.7", { exact: true })).toBeVisible();
  await expect(page.getByText("out of 5, from 318 ratings on Google Maps")).toBeVisible();
  await expect(page.getByText("No reviews available at this time.")).toBeVisible();
});

test("the home page shows three reviews, and each page has its own message when they are unavailable", async ({
  page,
}) => {
  await page.goto("/");
  const latest = page.getByRole("region", { name: "Latest reviews" });
  // Their cards are fetched as a reader comes near them.
  await expect(page.getByRole("figure")).toHaveCount(0);
  await latest.scrollIntoViewIfNeeded();
  await expect(page.getByRole("figure")).toHaveCount(3);
  await expect(latest.getByRole("img", { name: /out of 5 stars/ })).toHaveCount(3);
  await expect(latest.getByRole("link", { name: "Write a Review" })).toHaveAttribute("href", /^https:/);
  await page.route("**/api/reviews", (route) =>
    route.fulfill({ status: 502, body: "Google did not answer." }),
  );
  const toWriteOne = page.getByRole("link", { name: "Share Your Experience" });
  for (const [path, sentence] of [
    ["/", "Unable to load reviews at this time. Please check back later."],
    ["/events", "Unable to load event reviews at this time. Please check back later."],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(toWriteOne).toHaveAttribute("href", /^https:/);
  }
  await page.goto("/reviews");
  await expect(page.getByText("Unable to load reviews. Please try again later.")).toBeVisible();
});
