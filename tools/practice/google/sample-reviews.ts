type Sample = {
  author: string;
  rating: number;
  daysAgo: number;
  ago: string;
  text?: string;
  /** The untranslated text and its language, for a review that Google shows translated. */
  original?: { text: string; languageCode: string };
  hue: number;
};

/** Invented reviews; every author's name says so, so that nobody mistakes them for real ones. */
export const SAMPLES: readonly Sample[] = [
  {
    author: "Sample Visitor One",
    rating: 5,
    daysAgo: 6,
    ago: "6 days ago",
    text: "The staff took the time to explain the difference between two glass pieces and never pushed the more expensive one. The wall is sorted by size, prices are on every shelf.",
    hue: 12,
  },
  {
    author: "Sample Visitor Two",
    rating: 5,
    daysAgo: 16,
    ago: "2 weeks ago",
    text: "Came for the hookah workshop and learned how to pack a bowl properly. Small class, patient instructor, coals and tea on the house.",
    hue: 165,
  },
  {
    author: "Sample Visitor Three",
    rating: 5,
    daysAgo: 35,
    ago: "a month ago",
    text: "The cleaning session was very educational. They showed everything step by step and answered all our questions.",
    original: {
      text: "Reseña de ejemplo: la sesión de limpieza fue muy educativa. Mostraron todo paso a paso y respondieron a todas nuestras preguntas.",
      languageCode: "es",
    },
    hue: 42,
  },
  { author: "Sample Visitor Four", rating: 4, daysAgo: 70, ago: "2 months ago", hue: 210 },
  {
    author: "Sample Visitor Five",
    rating: 4,
    daysAgo: 130,
    ago: "4 months ago",
    text: "Good choice of coils and shisha, fair prices. Parking is easy in the evening. One flavor I wanted was out of stock; they offered to call when it is back.",
    hue: 290,
  },
];

const DAY_MS = 86_400_000;

/**
 * A place with all fields of Places API (New); links and pictures point to the practice reviews server at `base`.
 * `now` is in ms since 1970.
 */
export function samplePlace(placeId: string, base: string, now: number) {
  return {
    name: `places/${placeId}`,
    id: placeId,
    displayName: { text: "Sample Smoke Shop", languageCode: "en" },
    rating: 4.7,
    userRatingCount: 318,
    googleMapsUri: `${base}/maps/place`,
    googleMapsLinks: {
      directionsUri: `${base}/maps/directions`,
      placeUri: `${base}/maps/place`,
      writeAReviewUri: `${base}/maps/write-a-review`,
      reviewsUri: `${base}/maps/reviews`,
      photosUri: `${base}/maps/photos`,
    },
    reviews: SAMPLES.map((sample, index) =>
      sampleReview(sample, `${placeId}/reviews/s${index + 1}`, index + 1, base, now),
    ),
  };
}

function sampleReview(sample: Sample, name: string, number: number, base: string, now: number) {
  const { author, rating, daysAgo, ago, text, original } = sample;
  const english = text && { text, languageCode: "en" };
  return {
    name: `places/${name}`,
    relativePublishTimeDescription: ago,
    rating,
    ...(english && { text: english, originalText: original ?? english }),
    authorAttribution: {
      displayName: author,
      uri: `${base}/maps/people/${number}`,
      photoUri: `${base}/avatars/${number}.png`,
    },
    publishTime: new Date(now - daysAgo * DAY_MS).toISOString().replace("Z", "123456Z"),
    flagContentUri: `${base}/maps/report/${number}`,
    googleMapsUri: `${base}/maps/reviews/${number}`,
  };
}
