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
  [{ description: "Bongs, 2 for $1,200." }, "2 for $1,200"],
  [{ description: "Trays, 3 for $20.5, today." }, "3 for $20.5"],
  [{ description: "Coils, 4 for $19.99." }, "4 for $19.99"],
  [{ title: "Lighters, 2 for 1.99" }, null],
  [{ description: "Lighters, 5 for 4.99 today." }, null],
  [{ description: "Lighters, 5 for 1,000 points." }, null],
  [{ description: "Lighters, $3 for 2." }, null],
  [{ description: "Buy 2 for $5 off." }, null],
  [{ description: "Buy 3 for $2 each." }, null],
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
  [{ description: "Buy one, get one at $5." }, null],
  [{ description: "Buy one, get one for only 4.99." }, null],
  [{ title: "BOGO for $5", description: "On all trays." }, null],
  [{ title: "BOGO half", description: "On all trays." }, null],
  [{ description: "BOGO for the whole week." }, "Buy one, get one"],
  [{ title: "BOGO papers", description: "The second pack is half price." }, null],
  [{ description: "BOGO half off on wraps." }, null],
  [{ description: "BOGO 1/2 off." }, null],
  [{ description: "B1G1 half off." }, null],
  [{ description: "2 for 5% off all glass." }, null],
  [{ description: "Take 2 for 1 percent off." }, null],
  [{ description: "Two lighters, two for one dollar." }, null],
  [{ description: "Two lighters, 3 for 2 bucks." }, null],
  [{ description: "Happy hour: 4 for 3 days." }, null],
  [{ description: "Coils 4 for 5." }, null],
  [{ description: "Coils 2 for 2." }, null],
  [{ description: "Coils 4 for 5, papers 3 for 2." }, "3 for 2"],
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
