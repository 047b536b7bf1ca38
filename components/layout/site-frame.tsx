import Link from "next/link";
import type { ReactNode } from "react";
import { InlineScript } from "@/components/browser/inline-script";
import { ASK_AGE_SCRIPT } from "@/components/browser/inline-scripts";
import { AgeGate } from "@/components/consent/age-gate";
import { CookieBannerHost } from "@/components/consent/cookie-banner-host";
import { ShopWidget } from "@/components/consent/shop-widget";
import { RouteErrorBoundary } from "@/components/feedback/route-error-boundary";
import { ReachBar } from "@/components/layout/reach-bar";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { RouteEffects } from "@/components/navigation/route-effects";
import { env } from "@/lib/env";
import { packHours } from "@/lib/hours/pack-hours";
import { cachedHoursExceptions } from "@/lib/hours/queries";
import { routes } from "@/lib/routes";
import { optionalParts } from "@/lib/shop/optional-parts";
import { shop } from "@/lib/shop/shop";

/** The layout around a public page. The gate precedes the page, so that it opens before the page is painted. */
export async function SiteFrame({ children }: { children: ReactNode }) {
  const { WIDGET_SCRIPT_URL, WIDGET_SHOP_NAME, WIDGET_SHOP_SLUG } = env();
  const exceptions = await cachedHoursExceptions();
  return (
    <>
      <AgeGate />
      <div
        id="page"
        data-hours={JSON.stringify(packHours(exceptions, new Date()))}
        suppressHydrationWarning
        className="flex min-h-dvh flex-col max-md:pb-14 short:pb-0"
      >
        <InlineScript code={ASK_AGE_SCRIPT} />
        <SiteHeader exceptions={exceptions} />
        <main id="main" tabIndex={-1} className="flex-1 bg-background outline-none">
          <RouteErrorBoundary>{children}</RouteErrorBoundary>
        </main>
        <SiteFooter exceptions={exceptions} />
        <ReachBar />
        <CookieBannerHost {...optionalParts()} policyLink={<PolicyLink />} />
      </div>
      <RouteEffects />
      {WIDGET_SCRIPT_URL && (
        <ShopWidget
          src={WIDGET_SCRIPT_URL}
          shopName={WIDGET_SHOP_NAME ?? shop.name}
          shopSlug={WIDGET_SHOP_SLUG ?? ""}
        />
      )}
    </>
  );
}

function PolicyLink() {
  return (
    <Link
      href={routes.privacyPolicy.path}
      prefetch={false}
      className="text-foreground underline underline-offset-3"
    >
      {routes.privacyPolicy.label}
    </Link>
  );
}
