import { expect, it } from "vitest";
import {
  EVENT_WORDS,
  latestReviews,
  reviewsWithWords,
  topEventReviews,
  topRated,
} from "@/lib/reviews/select";

const review = (rating: number, text: string, time = 0) => ({ rating, text, time });

it.each(EVENT_WORDS)("selects a review with the word %s in any case", (word) => {
  expect(reviewsWithWords([review(5, `Loved the ${word.toUpperCase()} there`)], EVENT_WORDS)).toHaveLength(1);
});

it("leaves out other reviews", () => {
  expect(topEventReviews([review(5, "Great prices on glass")])).toEqual([]);
});

it("sorts by rating and keeps the order of equals", () => {
  const [three, fiveA, fiveB] = [review(3, "c"), review(5, "a"), review(5, "b")];
  expect(topRated([three, fiveA, fiveB])).toEqual([fiveA, fiveB, three]);
});

it("shows three, and all when there are fewer", () => {
  const many = [1, 2, 3, 4, 5].map((rating) => review(rating, "class"));
  expect(topRated(many).map(({ rating }) => rating)).toEqual([5, 4, 3]);
  expect(topEventReviews(many).map(({ rating }) => rating)).toEqual([5, 4, 3]);
  expect(topRated([review(4, "one")])).toHaveLength(1);
});

it("selects the latest by time, not by rating", () => {
  const old = review(5, "old", 100);
  const fresh = review(1, "new", 200);
  expect(latestReviews([old, fresh])).toEqual([fresh, old]);
});

it("does not modify its input", () => {
  const list = [review(1, "a"), review(5, "b")];
  topRated(list);
  expect(list.map(({ rating }) => rating)).toEqual([1, 5]);
});
