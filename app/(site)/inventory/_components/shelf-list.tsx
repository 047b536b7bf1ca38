import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { PanelHost } from "./panel-host";
import { Problems } from "./problems";
import { RefineForm } from "./refine-form";
import { Results } from "./results";

const outline = buttonVariants({ variant: "outline" });
const looks = {
  more: buttonVariants({ variant: "outline", size: "lg" }),
  again: buttonVariants({ variant: "secondary" }),
};

/** The looks of a panel's buttons, which the server writes: the page's script need not know every look. */
export const panelLooks = { ask: buttonVariants(), share: outline };

type Props = {
  inPageProduct: string;
  problems: readonly string[];
  categories: readonly string[];
  newCount: number;
  intro: ReactNode;
  note: ReactNode;
};

/** Intro cards, sorting and the rest of the filters, the tiles, and the panel over them. */
export function ShelfList({ inPageProduct, problems, categories, newCount, intro, note }: Props) {
  return (
    <section id="browse" aria-labelledby="browse-heading" className="page-width grid gap-4 pt-4 pb-section">
      {/* The tiles are third-level headings: this is the level between them and the page's own. */}
      <h2 id="browse-heading" className="sr-only">
        Products
      </h2>
      {intro}
      {note}
      <Problems given={problems} categories={categories} />
      {/* Its content is the form after it: on wide screens that is always open. */}
      <details className="peer justify-self-start lg:hidden">
        <summary className={`${outline} list-none`}>Sort and filter</summary>
      </details>
      <RefineForm newCount={newCount} look={outline} />
      <Results looks={looks} />
      <PanelHost inPage={inPageProduct} looks={panelLooks} />
    </section>
  );
}
