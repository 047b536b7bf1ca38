import { z } from "zod";

const text = z.string().nullish();
const Translated = z.object({ text, languageCode: text }).nullish();

/** One review of Places API (New), only what we show (google/maps/places/v1/review.proto). */
export const ReviewWire = z.object({
  relativePublishTimeDescription: text,
  rating: z.number().min(1).max(5),
  /** Absent where somebody gave stars and no words. */
  text: Translated,
  originalText: Translated,
  authorAttribution: z.object({ displayName: text, uri: text, photoUri: text }).nullish(),
  publishTime: z.string(),
  flagContentUri: text,
  googleMapsUri: text,
});

/** A place as the field mask below asks for it. A rating outside Google's scale fails the call. */
export const PlaceWire = z.object({
  rating: z.number().min(1).max(5).nullish(),
  userRatingCount: z.number().int().min(0).nullish(),
  googleMapsUri: text,
  googleMapsLinks: z.object({ writeAReviewUri: text }).nullish(),
  reviews: z.array(z.unknown()).nullish(),
});

/** Required, without a default, and it decides the price of the call (Places API, Place Details). */
export const FIELD_MASK = "rating,userRatingCount,reviews,googleMapsUri,googleMapsLinks.writeAReviewUri";

export type ReviewWire = z.output<typeof ReviewWire>;
export type PlaceWire = z.output<typeof PlaceWire>;
