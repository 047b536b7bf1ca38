import { beforeEach, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { routes } from "@/lib/routes";
import { absoluteUrl, productUrl } from "@/lib/seo/config";
import { makeProduct } from "@/tests/factories/product";
import sitemap from "./sitemap";

const listed = async () => (await sitemap()).map(({ url }) => url).toSorted();
const pages = Object.values(routes)
  .filter((route) => route !== routes.auth)
  .map(({ path }) => absoluteUrl(path));

beforeEach(async () => {
  await db().$executeRaw`TRUNCATE products, categories CASCADE`;
});

it("lists every public page except the sign-in by its absolute URL", async () => {
  expect(await listed()).toEqual(pages.toSorted());
});

it("lists what is on the shelf, and the categories with products", async () => {
  const group = await makeProduct(db(), { name: "Spoon", categoryName: "Pipes & Bowls", isGroup: true });
  await makeProduct(db(), { name: "Spoon, blue", categoryName: "Pipes & Bowls", groupId: group.id });
  const lighter = await makeProduct(db(), { name: "Lighter", categoryName: "Lighters" });
  await makeProduct(db(), { name: "Hidden", categoryName: "Hidden", isActive: false });
  const shelf = [
    productUrl(group.id),
    productUrl(lighter.id),
    absoluteUrl("/inventory?category=Lighters"),
    absoluteUrl("/inventory?category=Pipes+%26+Bowls"),
  ];
  expect(await listed()).toEqual([...pages, ...shelf].toSorted());
});
