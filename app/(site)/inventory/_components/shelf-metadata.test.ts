import { expect, it, vi } from "vitest";
import { categoryUrl } from "@/lib/seo/config";
import { generateMetadata } from "../filtered/page";

const SHELF = "E-Juice / Salts";

vi.mock("@/lib/catalog/queries", async (original) => ({
  ...(await original<object>()),
  cachedShelfCategories: async () => [{ name: SHELF, count: 3, containsNicotine: true }],
}));

const metadataOf = (searchParams: Record<string, string>) =>
  generateMetadata({ searchParams: Promise.resolve(searchParams) });

it("lets search engines list the shelf of a category whose name cannot stand in a path", async () => {
  const { alternates, robots } = await metadataOf({ category: SHELF });
  expect([alternates?.canonical, robots]).toEqual([categoryUrl(SHELF), undefined]);
});

it.each(["q=mango", "sort=newest", "shown=48", "new=1"])(
  "keeps a filtered shelf from them: %s",
  async (filter) => {
    const given = Object.fromEntries(new URLSearchParams(filter));
    const { robots } = await metadataOf({ category: SHELF, ...given });
    expect(robots).toEqual({ index: false, follow: true });
  },
);
