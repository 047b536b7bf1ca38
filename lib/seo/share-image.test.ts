import sharp from "sharp";
import { expect, it } from "vitest";
import { shareImageSize } from "@/lib/seo/config";
import { pageSeo, type SeoPage } from "@/lib/seo/pages";
import { shareImage } from "@/lib/seo/share-image";

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
