import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { CookieStatus } from "./cookie-status";

const visitor = vi.hoisted(() => ({ consent: "declined", hasSignal: false }));

vi.mock("./cookie-consent", () => ({
  useCookieConsent: () => visitor.consent,
  hasPrivacySignal: () => visitor.hasSignal,
  storeChoice: () => {},
}));

beforeEach(() => Object.assign(visitor, { consent: "declined", hasSignal: false }));

const says = (hasWidget: boolean, hasReviewPhotos: boolean) =>
  renderToStaticMarkup(<CookieStatus hasWidget={hasWidget} hasReviewPhotos={hasReviewPhotos} />).replace(
    /<[^>]+>/g,
    "",
  );

it("offers a choice only where something waits for one", () => {
  expect(says(true, false)).toBe("Optional cookies: declined · Accept optional cookies");
  expect(says(false, true)).toBe("Optional cookies: declined · Accept optional cookies");
  expect(says(false, false)).toBe("Optional cookies: none");
});

it("offers no choice while the browser sends the signal, also after the visitor has declined", () => {
  Object.assign(visitor, { consent: "declined", hasSignal: true });
  expect(says(false, true)).toBe("Optional cookies: declined (Global Privacy Control honored)");
});

it("names the widget only where there is one", () => {
  Object.assign(visitor, { consent: "signal", hasSignal: true });
  expect(says(true, true)).toContain("(Global Privacy Control honored, the widget stays off)");
  expect(says(false, true)).toBe("Optional cookies: declined (Global Privacy Control honored)");
  expect(says(false, false)).toBe("Optional cookies: none (Global Privacy Control honored)");
});
