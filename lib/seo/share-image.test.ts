import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, it } from "vitest";
import { shareImageSize } from "@/lib/seo/config";
import { pageSeo, type SeoPage } from "@/lib/seo/pages";
import { shareFooter, shareImage } from "@/lib/seo/share-image";

const longest = (Object.keys(pageSeo) as SeoPage[]).reduce((one, other) =>
  pageSeo[one].headline.length >= pageSeo[other].headline.length ? one : other,
);

it("renders an image of the declared size with local fonts, even for the longest headline", async () => {
  const response = await shareImage(longest);
  expect(response.headers.get("content-type")).toBe("image/png");
  const image = sharp(Buffer.from(await response.arrayBuffer()));
  expect(await image.metadata()).toMatchObject({ format: "png", ...shareImageSize });
  const { channels } = await image.stats();
  expect(Math.max(...channels.slice(0, 3).map((channel) => channel.stdev))).toBeGreaterThan(20);
});

it("calls its hours regular, because it is kept while single days differ", () => {
  expect(shareFooter).toContain("Regular hours 9:00 AM - 9:00 PM, 7 days a week");
});

it("reads its fonts from packages that the container image keeps", () => {
  const removed =
    /npm uninstall ([^&]+)/.exec(readFileSync("Dockerfile", "utf8"))?.[1]?.split(/[\s\\]+/) ?? [];
  const source = readFileSync("lib/seo/share-image.tsx", "utf8");
  const fonts = [...source.matchAll(/fontFile\("(\w+)\//g)].map(([, name]) => `@fontsource/${name}`);
  expect(removed).toContain("prisma");
  expect(fonts).toEqual(["@fontsource/anybody", "@fontsource/figtree"]);
  expect(fonts.filter((name) => removed.includes(name))).toEqual([]);
});
