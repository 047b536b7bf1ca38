import type { ReactNode } from "react";
import { buttonVariants } from "@/components/controls/button-variants";
import { Problems } from "./problems";
import { ProductDialogHost } from "./product-dialog-host";
import { RefineForm } from "./refine-form";
import { Results } from "./results";

const outline = buttonVariants({ variant: "outline" });
const looks = {
  more: buttonVariants({ variant: "outline", size: "lg" }),
  again: buttonVariants({ variant: "secondary" }),
};

/**
 * Classes of the buttons in a product's details, passed by the server so that the page's script need not include every
 * variant.
 */
export const detailsLooks = { ask: buttonVariants(), share: outline };

type Props = {
  isRefined: boolean;
  problems: readonly string[];
  categories: readonly string[];
  hasNew: boolean;
  intro: ReactNode;
  note: ReactNode;
};

/** The body of the inventory page: category cards, sorting and filters, tiles, and the dialog over them. */
export function ShelfList({ isRefined, problems, categories, hasNew, intro, note }: Props) {
  return (
    <section id="browse" aria-labelledby="browse-heading" className="page-width grid gap-4 pt-4 pb-section">
      {/* The tiles have third-level headings: this is the level between them and the page's h1. */}
      <h2 id="browse-heading" tabIndex={-1} className="sr-only">
        Products
      </h2>
      {intro}
      {note}
      <Problems given={problems} categories={categories} />
      {/* Toggles the form after it, which is always open except on phones. There it is open when it says what is left out. */}
      <details open={isRefined} className="peer justify-self-start md:hidden">
        <summary className={`${outline} list-none`}>Sort and filter</summary>
      </details>
      <RefineForm hasNew={hasNew} look={outline} />
      <Results looks={looks} />
      <ProductDialogHost looks={detailsLooks} />
    </section>
  );
}
