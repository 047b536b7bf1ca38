"use client";

import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { useCookieConsent } from "@/components/layout/cookie-consent";

const DELAY_MS = 1000;

type Banner = ComponentType<{ hasSignal: boolean; policyLink: ReactNode }>;

/** Fetches and shows the banner a second after arrival, to visitors who have made no choice yet. */
export function CookieBannerHost({ policyLink }: { policyLink: ReactNode }) {
  const consent = useCookieConsent();
  const isOpen = consent === "unasked" || consent === "signal";
  const [Banner, setBanner] = useState<Banner | null>(null);
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(async () => {
      const { CookieBanner } = await import("@/components/layout/cookie-banner");
      setBanner(() => CookieBanner);
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);
  if (!isOpen || !Banner) return null;
  return <Banner hasSignal={consent === "signal"} policyLink={policyLink} />;
}
