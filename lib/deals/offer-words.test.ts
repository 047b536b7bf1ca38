import { expect, it } from "vitest";
import { offerHeadline } from "@/lib/deals/offer-words";

const deal = { title: "Glass week", description: "All of it.", discountPercent: null, discountAmount: null };

it.each([
  [{ discountPercent: 25 }, "25% off"],
  [{ discountAmount: "5.00" }, "$5 off"],
  [{ discountAmount: "2.50" }, "$2.50 off"],
  [{ discountPercent: 10, discountAmount: "5.00" }, "10% off + $5 off"],
  [{ description: "Any three rolling papers: 3 for 2." }, "3 for 2"],
  [{ description: "Pipes are 3 for the price of 2 on Friday." }, "3 for 2"],
  [{ title: "Rolling papers, three for the price of two" }, "3 for 2"],
  [{ description: "BOGO on grinders." }, "Buy one, get one"],
  [{ description: "Coils 2 for $15" }, "2 for $15"],
  [{}, null],
])("the headline of %j is %j", (words, headline) => {
  expect(offerHeadline({ ...deal, ...words })).toBe(headline);
});

it.each([
  [{ title: "25% off all glass", discountPercent: 25 }],
  [{ title: "Take $5 off a hookah", discountAmount: "5.00" }],
  [{ title: "Papers, 3 for 2" }],
])("has no headline when the title already names the offer: %j", (words) => {
  expect(offerHeadline({ ...deal, ...words })).toBeNull();
});
