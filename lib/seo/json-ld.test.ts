import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { HoursExceptions } from "@/components/shop/hours-exceptions";
import { hours, hoursText } from "@/lib/hours/every-day";
import {
  eventJsonLd,
  faqJsonLd,
  offerJsonLd,
  productJsonLd,
  productListJsonLd,
  productRatingJsonLd,
  singleProductJsonLd,
  storeId,
  storeJsonLd,
} from "@/lib/seo/json-ld";
import { allFaq, contactFaq, eventsFaq } from "@/lib/shop/faq";
import { shop } from "@/lib/shop/shop";

const glass = { name: "Beaker", price: "89.99", inStock: true };

it("describes the shop with the facts shown on the pages", () => {
  expect(storeJsonLd()).toMatchObject({
    "@type": "Store",
    "@id": storeId(),
    name: shop.name,
    telephone: "+17025550110",
    email: "hello@marylandparkwaysmoke.example",
    address: { streetAddress: shop.address.street, postalCode: shop.address.postalCode },
  });
  const { street, city, region, postalCode } = shop.address;
  expect(shop.address.line).toBe(`${street}, ${city}, ${region} ${postalCode}`);
});

it("publishes the displayed opening hours for all seven days", () => {
  expect(storeJsonLd()).toMatchObject({ openingHoursSpecification: { opens: "09:00", closes: "21:00" } });
  expect(new Set(hours.days).size).toBe(7);
  expect(hoursText.range).toBe("9:00 AM - 9:00 PM");
});

it("publishes days with special hours, and closed ones from midnight to midnight", () => {
  const day = { id: "x", reason: "" };
  const closed = {
    ...day,
    firstDay: "2026-11-26",
    lastDay: "2026-11-27",
    opensMinute: null,
    closesMinute: null,
  };
  const late = {
    ...day,
    firstDay: "2026-12-31",
    lastDay: "2026-12-31",
    opensMinute: 630,
    closesMinute: 1440,
  };
  expect(storeJsonLd([closed, late])).toMatchObject({
    specialOpeningHoursSpecification: [
      { validFrom: "2026-11-26", validThrough: "2026-11-27", opens: "00:00", closes: "00:00" },
      { validFrom: "2026-12-31", validThrough: "2026-12-31", opens: "10:30", closes: "23:59" },
    ],
  });
  expect(storeJsonLd([])).not.toHaveProperty("specialOpeningHoursSpecification");
});

it("publishes as many days with special hours as pages list", () => {
  const days = Array.from({ length: 6 }, (_, index) => ({
    id: String(index),
    reason: "",
    firstDay: `2026-12-0${index + 1}`,
    lastDay: `2026-12-0${index + 1}`,
    opensMinute: null,
    closesMinute: null,
  }));
  const listed = renderToStaticMarkup(HoursExceptions({ exceptions: days })).match(/<li>/g);
  const { specialOpeningHoursSpecification: published } = storeJsonLd(days) as {
    specialOpeningHoursSpecification?: unknown[];
  };
  expect(published).toHaveLength(listed?.length ?? 0);
});

it("does not give the shop a rating", () => {
  expect(JSON.stringify(storeJsonLd())).not.toMatch(/rating|review/i);
});

it.each([
  ["the FAQ page", allFaq([])],
  ["the contact page", contactFaq([])],
  ["the events page", eventsFaq],
])("marks up the questions of %s verbatim", (_page, entries) => {
  const mainEntity = entries.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  }));
  expect(faqJsonLd(entries)).toMatchObject({ "@type": "FAQPage", mainEntity });
});

it("places an event at the shop unless it names another place", () => {
  const event = {
    name: "Glass night",
    description: "Cleaning glass",
    startDate: "2026-12-01T19:00:00-08:00",
  };
  expect(eventJsonLd(event)).toMatchObject({
    startDate: "2026-12-01T19:00:00-08:00",
    location: { name: shop.name, address: { streetAddress: shop.address.street } },
    organizer: { "@id": storeId() },
  });
  expect(eventJsonLd(event)).not.toHaveProperty("endDate");
  const elsewhere = { name: "Sunset Park", address: "2601 E Sunset Rd, Las Vegas, NV 89120" };
  expect(eventJsonLd({ ...event, location: elsewhere })).toMatchObject({ location: elsewhere });
});

it("marks a full event as sold out", () => {
  const full = { price: "0.00", priceCurrency: "USD", availability: "SoldOut" as const };
  expect(eventJsonLd({ name: "n", description: "d", startDate: "s", offers: full })).toMatchObject({
    offers: { price: "0.00", priceCurrency: "USD", availability: "https://schema.org/SoldOut" },
  });
});

it("marks every offer as in store only", () => {
  expect(offerJsonLd({ name: "10% off glass", description: "This week" })).toMatchObject({
    availability: "https://schema.org/InStoreOnly",
  });
  expect(productJsonLd(glass)).toMatchObject({
    offers: { price: "89.99", priceCurrency: "USD", availability: "https://schema.org/InStoreOnly" },
  });
});

it("describes a product with its text, picture and address where it has them", () => {
  const facts = {
    description: "Thick base.",
    image: "https://shop.example/a.webp",
    url: "https://shop.example/a",
  };
  expect(productJsonLd({ ...glass, ...facts })).toMatchObject(facts);
  for (const name of Object.keys(facts)) expect(productJsonLd(glass)).not.toHaveProperty(name);
});

it("omits the price of a percentage offer", () => {
  expect(offerJsonLd({ name: "10% off", description: "d" })).not.toHaveProperty("price");
  expect(offerJsonLd({ name: "$5 off", description: "d", price: "5.00" })).toMatchObject({
    priceCurrency: "USD",
  });
});

it("adds a rating only when there is one, on a default scale from 1 to 5", () => {
  expect(productRatingJsonLd({ ratingValue: 4.5, reviewCount: 12 })).toMatchObject({
    bestRating: 5,
    worstRating: 1,
  });
  expect(productJsonLd(glass)).not.toHaveProperty("aggregateRating");
  expect(productJsonLd(glass, { ratingValue: 4.5, reviewCount: 12 })).toMatchObject({
    aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
  });
});

it("marks nicotine products as adult only", () => {
  expect(productJsonLd({ ...glass, containsNicotine: true })).toMatchObject({
    hasAdultConsideration: "https://schema.org/TobaccoNicotineConsideration",
  });
  expect(productJsonLd(glass)).not.toHaveProperty("hasAdultConsideration");
});

it("lists products in page order with positions from one", () => {
  const list = productListJsonLd("On the shelf", [glass, { ...glass, name: "Spoon", inStock: false }]);
  expect(list).toMatchObject({
    numberOfItems: 2,
    itemListElement: [
      { position: 1, item: { name: "Beaker" } },
      { position: 2, item: { name: "Spoon", offers: { availability: "https://schema.org/OutOfStock" } } },
    ],
  });
});

it("publishes a price range for a product with options of different prices", () => {
  expect(productJsonLd({ ...glass, highPrice: "119.99", optionCount: 3 })).toMatchObject({
    offers: {
      "@type": "AggregateOffer",
      lowPrice: "89.99",
      highPrice: "119.99",
      offerCount: 3,
      priceCurrency: "USD",
    },
  });
});

it("says nothing where there is no product with a price", () => {
  expect(singleProductJsonLd([])).toBeNull();
  expect(productListJsonLd("On the shelf", [])).toBeNull();
});
