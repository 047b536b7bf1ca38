import Link from "next/link";
import { Section, SectionHeader } from "@/components/layout/section";
import { ProductCard } from "@/components/product/product-card";
import { buttonVariants } from "@/components/ui/button-variants";
import { toProductCard } from "@/lib/catalog/product-card";
import type { ListedProductDto } from "@/lib/catalog/schema";
import { routes } from "@/lib/routes";

/** Real products, the latest arrivals. Nothing while the catalogue is empty. */
export function NewOnTheWall({ products }: { products: readonly ListedProductDto[] }) {
  if (products.length === 0) return null;
  return (
    <Section aria-labelledby="new">
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
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4 lg:gap-6">
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={toProductCard(product)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
