import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { TierLadder } from "@/components/loyalty/tier-ladder";
import { ReviewStrip } from "@/components/review/review-strip";
import { ReviewStripCards } from "@/components/review/review-strip-cards";
import { wholeCatalog } from "@/lib/catalog/view";
import { allFaq } from "@/lib/shop/faq";
import { DealList } from "./deals/_components/deal-list";
import { EventGuidelines } from "./events/_components/event-guide";
import { CatalogProvider } from "./inventory/_components/catalog";
import { Results } from "./inventory/_components/results";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));
/** Shows what it is given for no reviews, as when Google has none. */
vi.mock("@/components/review/review-strip-host", () => ({
  ReviewStripHost: ({ none }: { none: ReactElement }) => (
    <ReviewStripCards reviews={[]} pick="latest" none={none} />
  ),
}));

const NO_PRODUCTS = { key: "", cards: [], total: 0, containsNicotine: false };
const noDeals = <DealList deals={[]} renderedAt={0} redeem={null} />;

// What the specification says word for word and no other test looks for.
it.each<[string, ReactElement, string[]]>([
  ["three tiles above deals", noDeals, ["25%", "average savings", "24/7", "online deals", "live deals"]],
  ["no deals", noDeals, ["No deals available"]],
  [
    "no reviews",
    <ReviewStrip key="reviews" pick="latest" failure="" writeReviewUrl="https://google.example" />,
    ["No reviews available at the moment", "Share Your Experience"],
  ],
  [
    "an empty catalog",
    <CatalogProvider
      key="catalog"
      inPage={NO_PRODUCTS}
      inPageView={wholeCatalog}
      inPageProduct=""
      categories={[]}
    >
      <Results looks={{ more: "", again: "" }} />
    </CatalogProvider>,
    ["No products available. Add products from the admin panel."],
  ],
  ["the rules of events", <EventGuidelines key="events" />, ["24 hours ahead", "Arrive 10 minutes early"]],
])("of %s the page says what the specification does", (_, part, sentences) => {
  const text = renderToStaticMarkup(part).replace(/<[^>]+>/g, " ");
  for (const sentence of sentences) expect(text).toContain(sentence);
});

it("lists each tier with its visits and its benefit", () => {
  const tiers = [...renderToStaticMarkup(<TierLadder />).matchAll(/<li.*?<\/li>/gs)].map(([tier]) =>
    tier.replace(/<[^>]+>/g, " ").replace(/\s+/g, " "),
  );
  const specified = ["5 visits Bronze 5% discount", "10 visits Silver 10% discount"];
  specified.push("20 visits Gold Free accessory", "50 visits VIP 15% lifetime");
  expect(tiers).toEqual(specified.map((text) => expect.stringContaining(text)));
});

it("says in the questions how people can pay", () => {
  const answers = allFaq([]).map(({ answer }) => answer);
  expect(answers.some((answer) => /cash, .*cards, Apple Pay and Google Pay\. .*ATM/.test(answer))).toBe(true);
});
