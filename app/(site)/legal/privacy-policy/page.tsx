import { LegalPage } from "@/components/text/legal-page";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { contactDetails } from "@/lib/shop/contact-details";
import { optionalParts } from "@/lib/shop/optional-parts";
import { legalTerms } from "@/lib/shop/policies";
import { shop } from "@/lib/shop/shop";
import { collection, retention, security, sharing, use } from "./_components/practice";
import { california, changes, children, contact, nevada } from "./_components/rights";
import { thirdParties } from "./_components/third-parties";

export const dynamic = "force-static";
export const metadata = pageMetadata("privacyPolicy");

export default function PrivacyPolicyPage() {
  return (
    <LegalPage
      path={routes.privacyPolicy.path}
      title="Privacy Policy"
      lead={`What ${shop.name} learns about you, what we do with it, and how to have it shown, corrected or deleted. The short version: as little as we need, and never for sale.`}
      updated={legalTerms.privacyUpdated}
      sections={[
        collection,
        use,
        sharing,
        california,
        security,
        retention,
        thirdParties({ ...optionalParts(), profiles: contactDetails().profiles }),
        children,
        changes,
        contact,
        nevada,
      ]}
    />
  );
}
