"use client";

import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { useCookieConsent } from "@/components/consent/cookie-consent";
import type { OptionalParts } from "@/lib/shop/optional-parts";

const DELAY_MS = 1000;

type Props = OptionalParts & { policyLink: ReactNode };
type Banner = ComponentType<Props & { hasSignal: boolean }>;

/** Loads and shows the banner after a second, to visitors who have not chosen yet. */
export function CookieBannerHost(props: Props) {
  const consent = useCookieConsent();
  const isOpen = consent === "unasked" || consent === "signal";
  const [Banner, setBanner] = useState<Banner | null>(null);
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => {
      import("@/components/consent/cookie-banner").then(
        ({ CookieBanner }) => setBanner(() => CookieBanner),
        () => {},
      );
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);
  if (!isOpen || !Banner) return null;
  return <Banner hasSignal={consent === "signal"} {...props} />;
}
