"use client";

import { useCookieConsent } from "@/components/consent/cookie-consent";
import { STAR } from "@/components/review/star";
import type { Review } from "@/lib/integrations/google-reviews/to-review";

const FIVE = [1, 2, 3, 4, 5];

export function Stars({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={`${rating} out of 5 stars`} className="-ml-0.5 flex gap-0.5">
      {FIVE.map((place) => {
        const missing = Math.round(100 * (1 - Math.min(1, Math.max(0, rating - place + 1))));
        return (
          <svg key={place} aria-hidden="true" viewBox="0 0 24 24" className="size-4.5">
            {missing > 0 && <path d={STAR} className="fill-none stroke-input" strokeWidth="1.5" />}
            {missing < 100 && (
              <path
                d={STAR}
                className="fill-primary"
                clipPath={missing > 0 ? `inset(0 ${missing}% 0 0)` : undefined}
              />
            )}
          </svg>
        );
      })}
    </span>
  );
}

/** The photo comes from Google's servers, so it waits for consent; until then the author's initial is shown. */
function Author({ review }: { review: Review }) {
  const isAllowed = useCookieConsent() === "accepted";
  const { author_name: name, author_url: url, profile_photo_url: photo } = review;
  return (
    <div className="flex min-w-0 max-w-full items-center gap-3">
      {isAllowed && photo ? (
        // biome-ignore lint/performance/noImgElement: a small picture from Google that may not be copied.
        <img
          src={photo}
          alt=""
          width={40}
          height={40}
          referrerPolicy="no-referrer"
          className="size-10 shrink-0 rounded-full"
        />
      ) : (
        <span
          aria-hidden="true"
          className="grid size-10 shrink-0 place-items-center rounded-full bg-info-soft font-semibold text-info"
        >
          {[...name][0]?.toUpperCase()}
        </span>
      )}
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold leading-snug">
          {url ? (
            <a href={url} target="_blank" rel="noopener nofollow" className="hover:underline">
              {name}
            </a>
          ) : (
            name
          )}
        </p>
        <p className="text-muted-foreground text-sm">{review.relative_time_description}</p>
      </div>
    </div>
  );
}

const LINK = "text-muted-foreground text-sm underline underline-offset-4 hover:text-foreground";

/** Marks a review that Google translated and links the original. */
function Translated({ review }: { review: Review }) {
  return (
    <p className="text-muted-foreground text-sm">
      Translated by Google.
      {review.googleMapsUri && (
        <>
          {" "}
          <a href={review.googleMapsUri} target="_blank" rel="noopener nofollow" className={LINK}>
            See the original<span className="sr-only"> of the review by {review.author_name}</span>
          </a>
        </>
      )}
    </p>
  );
}

/**
 * One review as Google delivers it: text unchanged, author named and linked, and a way to report it. In a container with
 * room the text stands beside its author, larger.
 */
export function ReviewCard({ review }: { review: Review }) {
  return (
    <figure
      className={`flex h-full flex-col gap-4 rounded-xl border bg-card p-5 text-card-foreground shadow-card sm:p-6 @2xl:grid @2xl:min-h-0 @2xl:grid-cols-[15rem_1fr] @2xl:content-center @2xl:gap-x-10 ${review.text ? "min-h-64" : "sm:min-h-64"}`}
    >
      <Stars rating={review.rating} />
      {review.text ? (
        <div className="grid flex-1 content-start gap-2 @2xl:col-start-2 @2xl:row-span-2 @2xl:row-start-1 @2xl:content-center">
          <blockquote className="line-clamp-6 max-w-prose @2xl:text-xl @2xl:leading-relaxed">
            <p className="whitespace-pre-line">{review.text}</p>
          </blockquote>
          {review.translated && <Translated review={review} />}
        </div>
      ) : (
        <p className="flex-1 text-muted-foreground text-sm @2xl:col-start-2 @2xl:row-span-2 @2xl:row-start-1 @2xl:self-center @2xl:text-base">
          Stars only, no written review.
        </p>
      )}
      <figcaption className="flex flex-wrap items-end justify-between gap-3 @2xl:col-start-1">
        <Author review={review} />
        <span className="flex flex-wrap gap-x-4 gap-y-1">
          {review.googleMapsUri && (
            <a href={review.googleMapsUri} target="_blank" rel="noopener nofollow" className={LINK}>
              Read on Google<span className="sr-only"> the review by {review.author_name}</span>
            </a>
          )}
          {review.flagContentUri && (
            <a href={review.flagContentUri} target="_blank" rel="noopener nofollow" className={LINK}>
              Report<span className="sr-only"> the review by {review.author_name} to Google</span>
            </a>
          )}
        </span>
      </figcaption>
    </figure>
  );
}
