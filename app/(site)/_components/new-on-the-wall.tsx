import Link from "next/link";
import { buttonVariants } from "@/components/controls/button-variants";
import { productSymbols } from "@/components/illustrations/products/sprite";
import { Section, SectionHeader } from "@/components/layout/section";
import { ProductCard } from "@/components/product/product-card";
import { type ProductCardView, toProductCard } from "@/lib/catalog/product-card";
import type { ListedProductDto } from "@/lib/catalog/schema";
import { routes } from "@/lib/routes";

const symbolOf = ({ drawing }: ProductCardView) => drawing.href.slice(drawing.href.indexOf("#") + 1);

/** Inlines the few drawings of this page: the sprite of all drawings is ten times as large. */
function DrawnHere({ cards }: { cards: readonly ProductCardView[] }) {
  const symbols = productSymbols(cards.filter(({ imageUrl }) => !imageUrl).map(symbolOf));
  return (
    <svg
      aria-hidden="true"
      className="absolute size-0"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own drawings, which are kept as text.
      dangerouslySetInnerHTML={{ __html: symbols }}
    />
  );
}

const drawnHere = (card: ProductCardView): ProductCardView => ({
  ...card,
  drawing: { ...card.drawing, href: `#${symbolOf(card)}` },
});

/** The latest products; renders nothing while the catalog is empty. */
export function NewOnTheWall({ products }: { products: readonly ListedProductDto[] }) {
  if (products.length === 0) return null;
  const cards = products.map(toProductCard);
  return (
    <Section aria-labelledby="new">
      <DrawnHere cards={cards} />
      <SectionHeader
        id="new"
        title="New on the wall"
        action={
          <Link
            href={routes.inventory.path}
            prefetch={false}
            className={buttonVariants({ variant: "outline" })}
          >
            See the shelf
          </Link>
        }
      />
      <ul className="grid grid-cols-2 gap-3 max-narrow:grid-cols-1 sm:gap-4 lg:grid-cols-4 lg:gap-6">
        {cards.map((card) => (
          <li key={card.id}>
            <ProductCard product={drawnHere(card)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
