import Link from "next/link";
import { PhoneLink } from "@/components/shop/phone-link";
import { ContactLink, type LegalSection } from "@/components/text/legal-page";
import { listWords } from "@/lib/list-words";
import { routes } from "@/lib/routes";
import type { SocialProfile } from "@/lib/shop/contact-details";
import type { OptionalParts } from "@/lib/shop/optional-parts";
import { shop } from "@/lib/shop/shop";

export const websiteUse: LegalSection = {
  title: "Website Use",
  body: (
    <p>
      This website is provided as is and as available, without promises of any kind, express or implied. We do
      not promise that it is always reachable, free of mistakes, or that a product, deal or event will still
      be there when you arrive. It tells you about a shop; it is not a place to buy.
    </p>
  ),
};

type Parts = OptionalParts & { profiles: readonly SocialProfile[] };

export const links = ({ hasWidget, hasReviewPhotos, profiles }: Parts): LegalSection => {
  const named = listWords([
    "Google Maps",
    ...(hasReviewPhotos ? ["Google reviews"] : []),
    ...profiles.map(({ network }) => network),
    ...(hasWidget ? ["a chat widget"] : []),
  ]);
  return {
    title: "Third-Party Links",
    body: (
      <p>
        {`We link to and embed services of others, such as ${named}. `}
        We do not control them and are not responsible for what they show or do. A link is not an endorsement.
      </p>
    ),
  };
};

export const liability: LegalSection = {
  title: "Liability",
  body: (
    <p>
      You use this website and the products you buy at your own risk. As far as the law allows, {shop.name} is
      not liable for harm that comes from using them against the law, against the maker&apos;s instructions or
      against the notices on this page. The limits in our{" "}
      <Link href={routes.termsConditions.path} prefetch={false}>
        Terms &amp; Conditions
      </Link>{" "}
      apply.
    </p>
  ),
};

export const nevadaNotices: LegalSection = {
  title: "Nevada Notices",
  body: (
    <>
      <ul>
        <li>
          <strong>Sales to persons under {shop.minimumAge} are illegal.</strong> NRS 370.521 forbids selling
          or giving tobacco products, vapor products, products with nicotine and cigarette paper to anyone
          under {shop.minimumAge}.
        </li>
        <li>
          <strong>Age is verified electronically.</strong> Nevada requires sellers to verify the age of any
          buyer under 40 with scanning or other automated technology.
        </li>
        <li>
          <strong>Indoor air.</strong> The Nevada Clean Indoor Air Act limits smoking and vaping in most
          indoor public places. Please follow the signs wherever you go.
        </li>
        <li>
          <strong>Privacy.</strong> The notice about the sale of covered information is in our{" "}
          <Link href={`${routes.privacyPolicy.path}#nevada-privacy-notice`} prefetch={false}>
            Privacy Policy
          </Link>
          .
        </li>
      </ul>
      <p>
        Questions about a notice? Reach us through <ContactLink />
        <PhoneLink before=" or by phone " />.
      </p>
    </>
  ),
};
