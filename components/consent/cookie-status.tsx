"use client";

import { hasPrivacySignal, storeChoice, useCookieConsent } from "@/components/consent/cookie-consent";
import type { OptionalParts } from "@/lib/shop/optional-parts";

const honored = (hasWidget: boolean) =>
  `Global Privacy Control honored${hasWidget ? ", the widget stays off" : ""}`;

/** The footer's line about cookies: states the current choice and lets a visitor change it. */
export function CookieStatus({ hasWidget, hasReviewPhotos }: OptionalParts) {
  const consent = useCookieConsent();
  const hasSignal = consent !== "unknown" && hasPrivacySignal();
  const signal = hasSignal ? ` (${honored(hasWidget)})` : "";
  if (!hasWidget && !hasReviewPhotos) return <p>Optional cookies: none{signal}</p>;
  if (consent === "unknown" || consent === "unasked") return <p>Optional cookies: not accepted</p>;
  const isAccepted = consent === "accepted";
  return (
    <p>
      Optional cookies: {isAccepted ? "accepted" : "declined"}
      {signal}
      {/* Accepting would change nothing while the browser sends the signal. */}
      {hasSignal ? null : (
        <>
          {" · "}
          <button
            type="button"
            className="min-h-6 text-deep-foreground underline underline-offset-3"
            onClick={() => storeChoice(isAccepted ? "declined" : "accepted")}
          >
            {isAccepted ? "Decline" : "Accept"}
            <span className="sr-only"> optional cookies</span>
          </button>
        </>
      )}
    </p>
  );
}
