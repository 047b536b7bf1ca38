import type { Metadata } from "next";
import Link from "next/link";
import RootLayout from "@/app/layout";
import { InlineScript } from "@/components/browser/inline-script";
import { WHOLE_LOADS_SCRIPT } from "@/components/browser/inline-scripts";
import { buttonVariants } from "@/components/controls/button-variants";
import { ArrowIcon } from "@/components/illustrations/icons";
import { LostScene } from "@/components/illustrations/scenes/lost-scene";
import { PageHeader } from "@/components/layout/page-header";
import { Section, SectionHeader } from "@/components/layout/section";
import { SiteFrame } from "@/components/layout/site-frame";
import { AddressLine } from "@/components/shop/address-line";
import { popularPages, routes, siteMapGroups } from "@/lib/routes";
import { absoluteUrl } from "@/lib/seo/config";
import { pageSeo } from "@/lib/seo/pages";
import { mapLinks, shop } from "@/lib/shop/shop";

/** Seconds, as in the layout of the other public pages. */
export const revalidate = 3600;
export const metadata: Metadata = {
  metadataBase: new URL(absoluteUrl("/")),
  title: "404 - Page Not Found",
  description: `There is no page at this address. The pages of ${shop.name}, ${shop.address.line}, are listed here.`,
  keywords: [...pageSeo.home.keywords],
  // No robots: Next marks every answer with an error status as noindex itself.
};

/**
 * A document of its own instead of a boundary of the root layout, whose content would be sent along with every page.
 */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <InlineScript code={WHOLE_LOADS_SCRIPT} />
      <SiteFrame>
        <PageHeader
          title="404 - Page Not Found"
          lead="Oops! The page you're looking for doesn't exist or may have been moved."
          scene={<LostScene />}
        >
          <Link href={routes.home.path} prefetch={false} className={buttonVariants({ size: "lg" })}>
            Return to Homepage
          </Link>
        </PageHeader>
        <PopularPages />
        <SiteMap />
      </SiteFrame>
    </RootLayout>
  );
}

function PopularPages() {
  return (
    <Section aria-labelledby="popular">
      <SectionHeader id="popular" title="Popular Pages" />
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {popularPages.map(({ path, label, description }) => (
          <li key={path}>
            <Link
              href={path}
              prefetch={false}
              className="group flex h-full items-start justify-between gap-4 rounded-xl border bg-card p-5 shadow-card transition-[border-color,box-shadow] hover:border-border-strong hover:shadow-raised"
            >
              <span className="grid gap-1">
                <span className="font-semibold text-subheading">{label}</span>
                <span className="text-muted-foreground text-sm">{description}</span>
              </span>
              <ArrowIcon className="mt-1 size-5 shrink-0 text-primary transition-transform group-hover:translate-x-1" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function SiteMap() {
  return (
    <Section tone="muted" aria-labelledby="site-map">
      <SectionHeader id="site-map" title="Explore Our Site" />
      <div className="grid grid-cols-2 gap-8 max-narrow:grid-cols-1 lg:grid-cols-4">
        {siteMapGroups.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h3 className="mb-2 text-subheading">{title}</h3>
            <ul>
              {links.map(({ path, label }) => (
                <li key={path}>
                  <Link
                    href={path}
                    prefetch={false}
                    className="inline-flex min-h-11 items-center text-muted-foreground underline-offset-4 hover:text-foreground hover:underline"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className="mt-10 border-t pt-6 text-muted-foreground">
        Looking for the shop itself?{" "}
        <a href={mapLinks.directions} className="font-semibold text-foreground underline underline-offset-4">
          <AddressLine />
        </a>
      </p>
    </Section>
  );
}
