import { PhoneLink } from "@/components/shop/phone-link";
import { ContactLink, type LegalSection } from "@/components/text/legal-page";
import { Unbroken } from "@/components/text/unbroken";
import type { HoursExceptionDto } from "@/lib/hours/schema";
import { hoursSentence } from "@/lib/hours/words";
import { returns } from "@/lib/shop/policies";
import { shop } from "@/lib/shop/shop";

const { refundBusinessDays, specialOrderWeeks } = returns;

export const returnsSection = (exceptions: readonly HoursExceptionDto[]): LegalSection => ({
  title: "Returns",
  body: (
    <>
      <p>{`You can return an item within ${returns.windowDays} days of buying it when all of this is true:`}</p>
      <ul>
        <li>it is unopened and unused, in its original package;</li>
        <li>you have the receipt or another proof of purchase;</li>
        <li>it is not one of the final sale items below.</li>
      </ul>
      <p>
        Bring it to the counter with your valid photo ID. <Unbroken text={hoursSentence(exceptions)} /> We do
        not take returns by mail.
      </p>
    </>
  ),
});

export const refunds: LegalSection = {
  title: "Refunds",
  body: (
    <>
      <p>
        {`Refunds go to the original payment method and take ${refundBusinessDays.from}-${refundBusinessDays.to} business days, depending on your bank.`}
      </p>
      <p>
        {`A ${returns.restockingPercent}% restocking fee may apply to items over $${returns.restockingOverDollars} and to special orders. We tell you before we take the item back.`}
      </p>
    </>
  ),
};

export const finalSale: LegalSection = {
  title: "Final Sale Items",
  body: (
    <>
      <p>For health, safety and legal reasons these cannot be returned or refunded:</p>
      <ul>
        {returns.finalSale.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>A final sale item that is defective is still covered by the next section.</p>
    </>
  ),
};

export const defects: LegalSection = {
  title: "Defective Items",
  body: (
    <>
      <p>
        {`Report a defect within ${returns.defectDays} days of buying.`} Bring the item, what came with it and
        your receipt, and we will look at it together. If the fault is in the product, we exchange it for the
        same item, or for one of equal value when the same one is gone.
      </p>
      <p>Damage from a fall, from wear, or from use against the maker&apos;s instructions is not a defect.</p>
    </>
  ),
};

export const exchanges: LegalSection = {
  title: "Exchanges",
  body: (
    <ul>
      <li>One exchange per purchase, under the same conditions as a return.</li>
      <li>If the new item costs less, you get the difference as store credit, which never expires.</li>
      <li>If the new item costs more, you pay the difference.</li>
    </ul>
  ),
};

export const specialOrders: LegalSection = {
  title: "Special Orders",
  body: (
    <p>
      {`Items we order for you take ${specialOrderWeeks.from}-${specialOrderWeeks.to} weeks.`} A deposit may
      be required, and we tell you so when you order. Custom orders are final sale.
    </p>
  ),
};

export const questions: LegalSection = {
  title: "Questions",
  body: (
    <p>
      Ask before you drive: <PhoneLink before="call " after=" or " />
      write through <ContactLink />. The shop is at {shop.address.line}.
    </p>
  ),
};
