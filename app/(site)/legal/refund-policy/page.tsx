import { LegalPage } from "@/components/text/legal-page";
import { cachedHoursExceptions } from "@/lib/hours/queries";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { returns } from "@/lib/shop/policies";
import { shop } from "@/lib/shop/shop";
import {
  defects,
  exchanges,
  finalSale,
  questions,
  refunds,
  returnsSection,
  specialOrders,
} from "./_components/sections";

export const dynamic = "force-static";
export const metadata = pageMetadata("refundPolicy");

export default async function RefundPolicyPage() {
  const exceptions = await cachedHoursExceptions();
  return (
    <LegalPage
      path={routes.refundPolicy.path}
      title="Refund & Return Policy"
      lead={`How returns, exchanges and defects work at ${shop.name}. In one line: unopened and unused, with the receipt, within ${returns.windowDays} days.`}
      sections={[
        returnsSection(exceptions),
        refunds,
        finalSale,
        defects,
        exchanges,
        specialOrders,
        questions,
      ]}
    />
  );
}
