"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { hasPrivacySignal, useCookieConsent } from "@/components/consent/cookie-consent";
import { documentTakesWidget, hasWidget, WIDGET_SCRIPT_ID } from "@/components/consent/widget-script";
import { mayLoadWidget, takesWidget } from "@/lib/security/widget-pages";

/**
 * Loads the third-party widget once cookies are accepted, but never for a browser that sends an opt-out signal and
 * never on a page with a password field.
 */
export function ShopWidget(widget: { src: string; shopName: string; shopSlug: string }) {
  const consent = useCookieConsent();
  const path = usePathname();
  const { src, shopName, shopSlug } = widget;
  useEffect(() => {
    const isLoaded = hasWidget();
    const isWanted = mayLoadWidget({ consent, hasSignal: hasPrivacySignal(), path }) && documentTakesWidget();
    // A loaded script cannot be removed, so withdrawing consent or opening the sign-in page reloads the document.
    if (isLoaded && (consent === "declined" || !takesWidget(path))) window.location.reload();
    if (isLoaded || !isWanted) return;
    const script = document.createElement("script");
    script.id = WIDGET_SCRIPT_ID;
    script.src = src;
    script.async = true;
    script.dataset.shopName = shopName;
    script.dataset.shopSlug = shopSlug;
    document.body.append(script);
  }, [consent, path, src, shopName, shopSlug]);
  return null;
}
