import { useSyncExternalStore } from "react";

const KEY = "cookieConsent";
const CHANGE_EVENT = "cookieconsent";

export type CookieChoice = "accepted" | "declined";

/** What the visitor chose, or null. Blocked storage reads as no choice. */
function readChoice(): CookieChoice | null {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === "accepted" || stored === "declined" ? stored : null;
  } catch {
    return null;
  }
}

let unstored: CookieChoice | null = null;

export function storeChoice(choice: CookieChoice): void {
  unstored = choice;
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // Without storage the choice lasts until the page is left.
  }
  window.dispatchEvent(new Event(CHANGE_EVENT));
}

/** The browser's opt-out signal: https://privacycg.github.io/gpc-spec/ */
export function hasPrivacySignal(): boolean {
  return navigator.globalPrivacyControl === true;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGE_EVENT, onChange);
  window.addEventListener("storage", onChange);
  return () => {
    window.removeEventListener(CHANGE_EVENT, onChange);
    window.removeEventListener("storage", onChange);
  };
}

export type ConsentState = "unknown" | "unasked" | "signal" | CookieChoice;

/** The signal is newer than an earlier acceptance, and the privacy policy calls it a decline. */
export function consentState(choice: CookieChoice | null, hasSignal: boolean): ConsentState {
  if (hasSignal) return choice === "declined" ? choice : "signal";
  return choice ?? "unasked";
}

const readState = (): ConsentState => consentState(readChoice() ?? unstored, hasPrivacySignal());

/**
 * The visitor's consent: "unknown" before hydration, "unasked" before a choice, "signal" when the browser sends Global
 * Privacy Control and the visitor has not declined as well, which counts as declined.
 */
export function useCookieConsent(): ConsentState {
  return useSyncExternalStore(subscribe, readState, () => "unknown");
}
