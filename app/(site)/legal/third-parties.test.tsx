import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { thirdParties } from "./privacy-policy/_components/third-parties";

const says = (hasWidget: boolean, hasReviewPhotos: boolean) =>
  renderToStaticMarkup(thirdParties({ hasWidget, hasReviewPhotos, profiles: [] }).body)
    .replace(/<[^>]+>/g, "")
    .replaceAll("&#x27;", "'");

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
