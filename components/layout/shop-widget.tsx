"use client";

import { useEffect } from "react";
import { hasPrivacySignal, useCookieConsent } from "@/components/layout/cookie-consent";
import { hasWidget, WIDGET_SCRIPT_ID } from "@/components/layout/widget-script";

/** Loads the third-party widget once cookies are accepted, and never for a browser that sends an opt-out signal. */
export function ShopWidget(widget: { src: string; shopName: string; shopSlug: string }) {
  const consent = useCookieConsent();
  const { src, shopName, shopSlug } = widget;
  useEffect(() => {
    const isLoaded = hasWidget();
    const isWanted = consent === "accepted" && !hasPrivacySignal();
    // A visitor who takes the consent back gets a page without it.
    if (isLoaded && consent === "declined") window.location.reload();
    if (isLoaded || !isWanted) return;
    const script = document.createElement("script");
    script.id = WIDGET_SCRIPT_ID;
    script.src = src;
    script.async = true;
    script.dataset.shopName = shopName;
    script.dataset.shopSlug = shopSlug;
    document.body.append(script);
  }, [consent, src, shopName, shopSlug]);
  return null;
}
