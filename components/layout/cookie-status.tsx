"use client";

import { hasPrivacySignal, storeChoice, useCookieConsent } from "@/components/layout/cookie-consent";

/** The footer's line about cookies: states the current choice and lets a visitor change it. */
export function CookieStatus() {
  const consent = useCookieConsent();
  if (consent === "unknown" || consent === "unasked") return <p>Optional cookies: not accepted</p>;
  const isAccepted = consent === "accepted";
  return (
    <p>
      Optional cookies: {isAccepted ? "accepted" : "declined"}
      {hasPrivacySignal() ? " (Global Privacy Control honored, the widget stays off)" : ""}
      {consent === "signal" ? null : (
        <>
          {" · "}
          <button
            type="button"
            className="min-h-6 text-deep-foreground underline underline-offset-3"
            onClick={() => storeChoice(isAccepted ? "declined" : "accepted")}
          >
            {isAccepted ? "Decline" : "Accept"}
          </button>
        </>
      )}
    </p>
  );
}
