import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { productDrawings, productSprite, productSymbols } from "@/components/illustrations/products/sprite";
import { type DrawingKind, type KindId, kindOf, kinds } from "@/lib/drawings/kinds";
import { drawnToSize } from "@/lib/drawings/product-drawing";
import { SPRITE_VERSION } from "@/lib/drawings/sprite";

const sprite = productSprite();

describe("the sprite of product drawings", () => {
  it("has a file name derived from its content, so it can be cached forever", () => {
    const version = createHash("sha256").update(sprite).digest("hex").slice(0, 8);
    expect(SPRITE_VERSION, `write ${version} into lib/drawings/sprite.ts`).toBe(version);
  });

  it("has a symbol for every kind, and for every size of kinds drawn to scale", () => {
    const wanted = Object.keys(kinds).flatMap((id) =>
      drawnToSize.has(id as keyof typeof kinds)
        ? ["small", "medium", "large"].map((size) => `${id}-${size}`)
        : [id],
    );
    expect(Object.keys(productDrawings).toSorted()).toEqual(wanted.toSorted());
    expect(Object.keys(kinds).length).toBeGreaterThanOrEqual(35);
  });

  it("is small and colored by custom properties only, which <use> inherits", () => {
    expect(sprite.length).toBeLessThan(100_000);
    expect(sprite).not.toMatch(/#[0-9a-f]{3,8}"|class=|style=|<script|NaN|undefined/i);
  });

  it("inlines each symbol a page shows once, identical to the sprite's", () => {
    const few = productSymbols(["grinder", "torch", "grinder"]);
    expect([...few.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)).toEqual(["grinder", "torch"]);
    for (const one of few.split(/(?<=<\/symbol>)/)) expect(sprite).toContain(one);
  });

  it("shows a second color in every drawing that takes the colors of a name, except where all is one metal", () => {
    const single = Object.entries(productDrawings)
      .filter(([, drawing]) => !/--art-(?:accent|detail)/.test(drawing))
      .map(([id]) => id);
    const named = single.filter((id) => {
      const kind: DrawingKind | undefined = id in kinds ? kindOf(id as KindId) : undefined;
      return kind && !kind.isFlavored && !kind.isUncolored;
    });
    expect(named).toEqual(["matches", "screens"]);
  });

  it("shows the rims of clear pieces, which have no outline, on the tile", () => {
    const css = readFileSync("app/styles/product-drawings.css", "utf8");
    const rims = /\.hue-clear \{[^}]*--art-2: ([^;]+);/.exec(css)?.[1];
    expect(rims).toContain("var(--tint-line)");
    expect(rims).not.toContain("transparent");
  });

  it("draws different kinds and sizes differently", () => {
    const drawings = Object.values(productDrawings);
    expect(new Set(drawings).size).toBe(drawings.length);
  });
});
