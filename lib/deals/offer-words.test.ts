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
  [{ description: "All grinders half price." }, "Half off"],
  [{ title: "Get your glass today", description: "Bongs are half off." }, "Half off"],
  [{ description: "Buy two lighters, get one half off." }, null],
  [{ title: "Buy 2 get 1 half price on wraps" }, null],
  [{ description: "Second cone pack half price." }, null],
  [{ description: "2nd grinder 1/2 off" }, null],
  [{ description: "Half off another one, today only." }, null],
  [{ description: "A tray is half off with any grinder." }, null],
  [{ description: "BOGO 50% off papers." }, null],
  [{ description: "Buy one, get one half off." }, null],
  [{ description: "Buy one get one for $5." }, null],
  [{ title: "BOGO papers", description: "The second pack is half price." }, null],
  [{ title: "Get half off", description: "All grinders." }, null],
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
