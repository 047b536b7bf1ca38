import { LegalPage } from "@/components/text/legal-page";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { contactDetails } from "@/lib/shop/contact-details";
import { optionalParts } from "@/lib/shop/optional-parts";
import { shop } from "@/lib/shop/shop";
import { ageNotice, health, productInformation, surgeonGeneral } from "./_components/health";
import { liability, links, nevadaNotices, websiteUse } from "./_components/limits";

export const dynamic = "force-static";
export const metadata = pageMetadata("disclaimer");

export default function DisclaimerPage() {
  return (
    <LegalPage
      path={routes.disclaimer.path}
      title="Legal Disclaimer"
      lead={`Please read these notices before you use this website or anything you buy at ${shop.name}.`}
      sections={[
        surgeonGeneral,
        ageNotice,
        productInformation,
        health,
        websiteUse,
        links({ ...optionalParts(), profiles: contactDetails().profiles }),
        liability,
        nevadaNotices,
      ]}
    />
  );
}
