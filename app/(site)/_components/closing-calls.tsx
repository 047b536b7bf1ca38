import Link from "next/link";
import { Section } from "@/components/layout/section";
import { buttonVariants } from "@/components/ui/button-variants";
import { anchors, routes } from "@/lib/routes";
import { hoursText } from "@/lib/shop/hours";
import { shop } from "@/lib/shop/shop";

const panel = "grid content-between gap-8 rounded-2xl p-7 md:p-10";

/** The two ways on: look at the shelf, or come to it. */
export function ClosingCalls() {
  return (
    <Section className="grid gap-4 md:grid-cols-2 lg:gap-6">
      <section className={`${panel} border bg-card shadow-card`}>
        <div>
          <h2 className="text-heading">See what is on the shelf</h2>
          <p className="mt-3 text-muted-foreground">
            Search by name, filter by category, and check the stock before you drive over.
          </p>
        </div>
        <Link
          href={routes.inventory.path}
          prefetch={false}
          className={`${buttonVariants({ size: "lg" })} justify-self-start`}
        >
          Browse Inventory
        </Link>
      </section>
      <section
        className={`${panel} page-header dark border border-glass-line bg-deep text-deep-foreground shadow-raised`}
      >
        <div>
          <h2 className="text-heading">Find the shop</h2>
          <p className="mt-3 text-muted-foreground">
            {shop.address.line}. <span className="inline-block">{hoursText.full}.</span>
          </p>
        </div>
        <Link
          href={anchors.map}
          prefetch={false}
          className={`${buttonVariants({ variant: "outline", size: "lg" })} justify-self-start`}
        >
          Get Directions
        </Link>
      </section>
    </Section>
  );
}
