import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ReviewWall } from "@/app/(site)/reviews/_components/review-wall";
import { ReviewStrip } from "@/components/review/review-strip";

it.each([
  [
    "home page",
    <ReviewStrip key="strip" pick="latest" failure="None." writeReviewUrl="https://example.com" />,
  ],
  ["reviews page", <ReviewWall key="wall" />],
])(
  "has a live region on the %s before a failure comes into it, or it would not be read out",
  (_, reviews) => {
    expect(renderToStaticMarkup(reviews)).toMatch(/^<div role="status" aria-busy="true">/);
  },
);
