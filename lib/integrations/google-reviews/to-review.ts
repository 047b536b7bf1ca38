import { isLoopback } from "@/lib/loopback";
import type { ReviewWire } from "./schemas";

/** A review in the shape of the specification, plus the two links Google wants shown with it. */
export type Review = {
  /** 1 to 5. */
  rating: number;
  /** Empty where somebody gave stars and no words. Google forbids changing it. */
  text: string;
  author_name: string;
  author_url: string | null;
  profile_photo_url: string | null;
  relative_time_description: string;
  /** Seconds since 1970. */
  time: number;
  /** True when Google translated the text. */
  translated: boolean;
  /** The review at its source. */
  googleMapsUri: string | null;
  /** Where a visitor can report it. */
  flagContentUri: string | null;
};

const MAX_TEXT_LENGTH = 8_000;
/** The longest name, or label such as "2 weeks ago", in characters. */
const MAX_LABEL_LENGTH = 120;
/** NUL is no character of a page, and UTF-8 cannot encode a lone surrogate. */
const UNWRITABLE = /[\0\p{Surrogate}]/gu;

/** A review as the site shows it; null when its time makes no sense. */
export function toReview(wire: ReviewWire): Review | null {
  const published = Date.parse(wire.publishTime);
  if (Number.isNaN(published)) return null;
  const author = wire.authorAttribution;
  const language = wire.text?.languageCode;
  const original = wire.originalText?.languageCode;
  return {
    rating: wire.rating,
    text: bounded(wire.text?.text ?? wire.originalText?.text, MAX_TEXT_LENGTH),
    author_name: bounded(author?.displayName, MAX_LABEL_LENGTH).trim() || "A Google user",
    author_url: safeLink(author?.uri),
    profile_photo_url: safeLink(author?.photoUri),
    relative_time_description: bounded(wire.relativePublishTimeDescription, MAX_LABEL_LENGTH),
    time: Math.floor(published / 1_000),
    translated: Boolean(language && original && language !== original),
    googleMapsUri: safeLink(wire.googleMapsUri),
    flagContentUri: safeLink(wire.flagContentUri),
  };
}

/** An address a page may link to: https, or a practice reviews server; null for anything else. */
export function safeLink(address: string | null | undefined): string | null {
  if (!address || !URL.canParse(address)) return null;
  const url = new URL(address);
  const isHere = url.protocol === "http:" && isLoopback(url);
  return (url.protocol === "https:" || isHere) && !url.username && !url.password ? url.href : null;
}

function bounded(text: string | null | undefined, longest: number): string {
  return (text ?? "").slice(0, longest).replace(UNWRITABLE, "");
}
