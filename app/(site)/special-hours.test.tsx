import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { FeatureCards } from "./_components/feature-cards";
import FaqPage from "./faq/page";
import RefundPolicyPage from "./legal/refund-policy/page";
import TermsConditionsPage from "./legal/terms-conditions/page";
import ReviewsPage from "./reviews/page";

const exceptions = vi.hoisted(() => [
  {
    id: "x",
    firstDay: "2026-11-26",
    lastDay: "2026-11-26",
    opensMinute: null,
    closesMinute: null,
    reason: "Thanksgiving",
  },
]);

vi.mock("@/lib/hours/queries", () => ({ cachedHoursExceptions: async () => exceptions }));
vi.mock("next/navigation", () => ({ usePathname: () => "/" }));

const pages = {
  "the home page's features": () => FeatureCards({ exceptions, isConnected: true }),
  "the FAQ's closing box": FaqPage,
  "the refund policy": RefundPolicyPage,
  "the terms": TermsConditionsPage,
  "the introduction of the reviews": ReviewsPage,
};

it.each(Object.entries(pages))("names days with other hours beside the hours in %s", async (_name, page) => {
  const text = renderToStaticMarkup(await page()).replace(/<script.*?<\/script>/g, "");
  const plain = text.replace(/<[^>]+>/g, "");
  const hours = [...plain.matchAll(/9:00 AM (-|to) 9:00 PM/g)];
  const named = [...plain.matchAll(/Thu, Nov 26, 2026: Closed \(Thanksgiving\)/g)];
  expect(hours.length).toBeGreaterThan(0);
  expect(named).toHaveLength(hours.length);
});
