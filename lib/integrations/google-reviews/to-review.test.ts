import { describe, expect, test } from "vitest";
import { ReviewWire } from "./schemas";
import { safeLink, toReview } from "./to-review";

/** A review as Places API (New) sends it (googleapis, google/maps/places/v1/review.proto). */
const REVIEW = {
  name: "places/ChIJexampleplaceid/reviews/abc",
  relativePublishTimeDescription: "a week ago",
  rating: 5,
  text: { text: "Friendly staff.", languageCode: "en" },
  originalText: { text: "Friendly staff.", languageCode: "en" },
  authorAttribution: {
    displayName: "A. Visitor",
    uri: "https://www.google.com/maps/contrib/1",
    photoUri: "https://lh3.googleusercontent.com/a/x",
  },
  publishTime: "2026-01-05T18:20:11.123456Z",
  flagContentUri: "https://www.google.com/local/review/rap/report?x=1",
  googleMapsUri: "https://www.google.com/maps/reviews/1",
};

const review = (fields: object = {}) => toReview(ReviewWire.parse({ ...REVIEW, ...fields }));

test("has the shape of the specification, with the two links Google requires", () => {
  expect(review()).toEqual({
    rating: 5,
    text: "Friendly staff.",
    author_name: "A. Visitor",
    author_url: "https://www.google.com/maps/contrib/1",
    profile_photo_url: "https://lh3.googleusercontent.com/a/x",
    relative_time_description: "a week ago",
    time: 1_767_637_211,
    translated: false,
    googleMapsUri: "https://www.google.com/maps/reviews/1",
    flagContentUri: "https://www.google.com/local/review/rap/report?x=1",
  });
});

test("has an empty text for a rating without text", () => {
  expect(review({ text: undefined, originalText: undefined })?.text).toBe("");
});

test("marks a translated review and shows the translation", () => {
  const originalText = { text: "Muy amables.", languageCode: "es" };
  expect(review({ originalText })).toMatchObject({ text: "Friendly staff.", translated: true });
  expect(review({ text: undefined, originalText })).toMatchObject({
    text: "Muy amables.",
    translated: false,
  });
});

test("credits an author without a name", () => {
  expect(review({ authorAttribution: undefined })).toMatchObject({
    author_name: "A Google user",
    author_url: null,
    profile_photo_url: null,
  });
});

test("changes nothing in the text except unprintable characters", () => {
  const text = "  Line one\n\nLine two 👍 <b>bold</b>  ";
  expect(review({ text: { text } })?.text).toBe(text);
  expect(review({ text: { text: "a\u0000b\ud800" } })?.text).toBe("ab");
  expect(review({ text: { text: "x".repeat(1_000_000) } })?.text).toHaveLength(8_000);
});

test("parses nanoseconds and rejects invalid times", () => {
  expect(review({ publishTime: "2026-01-05T18:20:11.999999999Z" })?.time).toBe(1_767_637_211);
  expect(review({ publishTime: "yesterday" })).toBeNull();
});

test.each([0, 6, 99, "5", null])("rejects a rating of %j", (rating) => {
  expect(ReviewWire.safeParse({ ...REVIEW, rating }).success).toBe(false);
});

describe("a link", () => {
  test.each([
    ["https://maps.google.com/x", "https://maps.google.com/x"],
    ["http://127.0.0.1:4020/avatars/1.png", "http://127.0.0.1:4020/avatars/1.png"],
    ["http://maps.google.com/x", null],
    ["http://169.254.169.254/latest", null],
    ["javascript:alert(1)", null],
    ["data:image/svg+xml,<svg/>", null],
    ["https://user:pass@evil.example/", null],
    ["//evil.example", null],
    ["", null],
    [null, null],
  ])("%j becomes %j", (address, link) => {
    expect(safeLink(address)).toBe(link);
  });
});
