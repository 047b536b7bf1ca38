"use client";

import { useEffect } from "react";
import { hasPrivacySignal, useCookieConsent } from "@/components/layout/cookie-consent";

const SCRIPT_ID = "shop-widget";

/** Loads the third-party widget once cookies are accepted, and never for a browser that sends an opt-out signal. */
export function ShopWidget(widget: { src: string; shopName: string; shopSlug: string }) {
  const consent = useCookieConsent();
  const { src, shopName, shopSlug } = widget;
  useEffect(() => {
    const isLoaded = document.getElementById(SCRIPT_ID) !== null;
    const isWanted = consent === "accepted" && !hasPrivacySignal();
    // A script cannot be unloaded: a visitor who takes the consent back gets a page without it.
    if (isLoaded && consent === "declined") window.location.reload();
    if (isLoaded || !isWanted) return;
    const script = document.createElement("script");
    script.id = SCRIPT_ID;
    script.src = src;
    script.async = true;
    script.dataset.shopName = shopName;
    script.dataset.shopSlug = shopSlug;
    document.body.append(script);
  }, [consent, src, shopName, shopSlug]);
  return null;
}
