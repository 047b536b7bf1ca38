import { settled, withMotion } from "@/tests/e2e/support/live";
import { expect, test } from "@/tests/e2e/support/visitor";

test.use(withMotion);

test("the contact page scrolls smoothly to the place that its address names, from its top on", async ({
  page,
}) => {
  await page.addInitScript(() =>
    document.addEventListener("scroll", () => {
      const { dataset } = document.documentElement;
      dataset.passed = `${dataset.passed ?? ""} ${Math.round(window.scrollY)}`;
    }),
  );
  const onTheWay = () =>
    page.evaluate(() => {
      const passed = (document.documentElement.dataset.passed ?? "").trim().split(" ").map(Number);
      return new Set(passed.filter((position) => 0 < position && position < window.scrollY - 100)).size;
    });
  const arrive = async () => {
    await expect(page.getByRole("heading", { name: "Find us" })).toBeInViewport();
    // A jump passes no place. How many frames there are is up to the machine.
    await expect.poll(onTheWay).toBeGreaterThan(0);
  };
  await test.step("when it is loaded", async () => {
    await page.goto("/contact#map");
    await arrive();
  });
  await test.step("from another page", async () => {
    await page.goto("/");
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await settled(page);
    await page.evaluate(() => delete document.documentElement.dataset.passed);
    await page.getByRole("main").getByRole("link", { name: "Get Directions" }).click();
    await arrive();
  });
});
