type Reviewed = { rating: number; text: string };

/** Words that make a review one about an event. */
export const EVENT_WORDS = [
  "event",
  "workshop",
  "class",
  "learn",
  "community",
  "session",
  "demonstration",
  "educational",
  "taught",
  "instructor",
  "attended",
  "seminar",
  "gathering",
] as const;

const SHOWN = 3;

/** Reviews whose text has one of the words, without regard to case. */
export function reviewsWithWords<R extends Reviewed>(reviews: readonly R[], words: readonly string[]): R[] {
  return reviews.filter(({ text }) => {
    const lower = text.toLowerCase();
    return words.some((word) => lower.includes(word));
  });
}

/** The highest rated, best first; equal ratings keep the order they came in. */
export function topRated<R extends Reviewed>(reviews: readonly R[]): R[] {
  return reviews.toSorted((one, other) => other.rating - one.rating).slice(0, SHOWN);
}

/** The highest rated reviews that speak of an event. */
export function topEventReviews<R extends Reviewed>(reviews: readonly R[]): R[] {
  return topRated(reviewsWithWords(reviews, EVENT_WORDS));
}

/** The newest first, by the time of writing in seconds. */
export function latestReviews<R extends Reviewed & { time: number }>(reviews: readonly R[]): R[] {
  return reviews.toSorted((one, other) => other.time - one.time).slice(0, SHOWN);
}
