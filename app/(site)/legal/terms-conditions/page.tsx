import { LegalPage } from "@/components/text/legal-page";
import { cachedHoursExceptions } from "@/lib/hours/queries";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { shop } from "@/lib/shop/shop";
import {
  acknowledgment,
  changes,
  contact,
  indemnification,
  law,
  liability,
  severability,
} from "./_components/law";
import { acceptableUse, age, loyalty, products, property } from "./_components/use";

export const dynamic = "force-static";
export const metadata = pageMetadata("termsConditions");

export default async function TermsConditionsPage() {
  const exceptions = await cachedHoursExceptions();
  return (
    <LegalPage
      path={routes.termsConditions.path}
      title="Terms & Conditions"
      lead={`The agreement between you and ${shop.name} when you use this website, shop with us or take part in the loyalty program.`}
      sections={[
        age,
        acceptableUse,
        products(exceptions),
        loyalty,
        property,
        liability,
        indemnification,
        law,
        severability,
        changes,
        contact,
        acknowledgment,
      ]}
    />
  );
}
