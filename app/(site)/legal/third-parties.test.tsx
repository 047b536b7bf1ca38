import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { links } from "./disclaimer/_components/limits";
import { thirdParties } from "./privacy-policy/_components/third-parties";

const textOf = (body: ReactNode) =>
  renderToStaticMarkup(body)
    .replace(/<[^>]+>/g, "")
    .replaceAll("&#x27;", "'");
const says = (hasWidget: boolean, hasReviewPhotos: boolean) =>
  textOf(thirdParties({ hasWidget, hasReviewPhotos, profiles: [] }).body);

it("names reviewers' photos where reviews are set up, and of Google's the map alone where not", () => {
  expect(says(false, true)).toContain(
    "Reviewers' photos load from Google's servers, and only after you accept",
  );
  expect(says(false, false)).not.toMatch(/review/i);
  expect(says(false, false)).toContain("Google Maps");
});

it("names the widget only where there is one", () => {
  expect(says(true, false)).toContain("keep the widget off");
  expect(says(false, true)).not.toMatch(/widget/i);
});

it("names in the disclaimer the services that are set up", () => {
  const none = { hasWidget: false, hasReviewPhotos: false, profiles: [] };
  expect(textOf(links(none).body)).toContain("services of others, such as Google Maps. We");
  const profiles = [
    { network: "Instagram", href: "https://www.instagram.com/shop" },
    { network: "Facebook", href: "https://www.facebook.com/shop" },
  ] as const;
  expect(textOf(links({ hasWidget: true, hasReviewPhotos: true, profiles }).body)).toContain(
    "such as Google Maps, Google reviews, Instagram, Facebook and a chat widget. We",
  );
});
