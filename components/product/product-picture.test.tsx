import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ProductPicture } from "@/components/product/product-picture";
import { TILE_GROUND } from "@/lib/media/cut-to-tile";

const css = readFileSync("app/styles/product-drawings.css", "utf8");
const drawing = { href: "/art/products.svg#pen", look: "tint-paper", label: "Drawing" };

it("stands a photo with transparency on the ground that pictures without it have, in both themes", () => {
  const photo = <ProductPicture name="Pen" imageUrl="/images/pen" drawing={drawing} sizes="20rem" />;
  const look = /<img[^>]* class="([^"]*)"/.exec(renderToStaticMarkup(photo))?.[1]?.split(" ") ?? [];
  expect(look).toContain("photo-ground");
  expect(look.filter((name) => name.startsWith("bg-"))).toEqual([]);
  const rules = [...css.matchAll(/([^{}\n]*)\.photo-ground \{\s*background-color: ([^;]+);/g)];
  expect(rules.map(([, before, color]) => [before?.trim(), color])).toEqual([["", TILE_GROUND]]);
});
