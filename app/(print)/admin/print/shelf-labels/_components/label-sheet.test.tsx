import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { LabelPaper } from "@/lib/catalog/shelf-label";
import { LabelSheet } from "./label-sheet";

/** Points between the paddings of a label. */
const WIDTHS = { "5160": (2.625 - 0.24) * 72, "5163": (4 - 0.3) * 72 } as const;
/** A character's width as a part of the letters' size, as measured of such prices in the label's font. */
const CHARACTER = 0.55;

it.each(["5160", "5163"] satisfies LabelPaper[])("prints the whole of a long price on label %s", (paper) => {
  for (const price of ["$5.00", "$119.99–$149.99", "$299.99–$1,299.99", "$1,249.99–$2,499.99 / ft"]) {
    const label = { id: "a", name: "Hookah", price, options: null, code: null, containsNicotine: false };
    const html = renderToStaticMarkup(<LabelSheet paper={paper} labels={[label]} number={1} />);
    const size = Number(/whitespace-nowrap[^"]*text-\[(\d+)pt\]/.exec(html)?.[1]);
    expect(size * CHARACTER * price.length, price).toBeLessThanOrEqual(WIDTHS[paper]);
  }
});
