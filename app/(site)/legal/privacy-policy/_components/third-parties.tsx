import Link from "next/link";
import type { LegalSection } from "@/components/text/legal-page";
import { listWords } from "@/lib/list-words";
import { routes } from "@/lib/routes";
import type { SocialProfile } from "@/lib/shop/contact-details";
import type { OptionalParts } from "@/lib/shop/optional-parts";
import { GoogleMapsTerms } from "../../_components/google-maps-terms";

type Parts = OptionalParts & { profiles: readonly SocialProfile[] };

const google = {
  map: "The map on our pages comes from Google Maps.",
  mapAndReviews: "The map on our pages and the reviews we show come from Google Maps.",
  photos:
    " Reviewers' photos load from Google's servers, and only after you accept cookies. We do not store reviews; they are held in memory for an hour at most.",
};

const named = (profiles: readonly SocialProfile[]): string =>
  profiles.length > 0 ? listWords([...profiles.map(({ network }) => network), "other sites"]) : "Sites";

/** What loads from others, as this shop is set up, and when. */
export const thirdParties = ({ hasWidget, hasReviewPhotos, profiles }: Parts): LegalSection => ({
  title: "Third-Party Sites and Services",
  body: (
    <>
      <p>Some parts of this site come from others, who have policies of their own:</p>
      <ul>
        <li>
          <strong>{hasReviewPhotos ? "Google Maps and Google reviews." : "Google Maps."}</strong>{" "}
          {hasReviewPhotos ? google.mapAndReviews : google.map} The map loads when you scroll to it; your
          browser then talks to Google, which may set cookies. <GoogleMapsTerms />
          {hasReviewPhotos ? google.photos : null}
        </li>
        {hasWidget && (
          <li>
            <strong>The shop widget.</strong> A chat widget made by another company appears on our pages. It
            loads only after you accept cookies, and not at all while your browser sends a Global Privacy
            Control signal.
          </li>
        )}
        <li>
          <strong>Links.</strong> {named(profiles)} we link to are not ours. Their policies apply there.
        </li>
      </ul>
      <h3>Global Privacy Control</h3>
      <p>
        If your browser sends a Global Privacy Control signal, we treat it as a decline of optional cookies
        {hasWidget
          ? ", say so at the bottom of every page, and keep the widget off whatever else you choose. "
          : " and say so at the bottom of every page. "}
        See also our{" "}
        <Link href={routes.termsConditions.path} prefetch={false}>
          Terms &amp; Conditions
        </Link>
        .
      </p>
    </>
  ),
});
