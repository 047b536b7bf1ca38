import { AddressLine } from "@/components/shop/address-line";
import { PhoneLink } from "@/components/shop/phone-link";
import { ContactLink, type LegalSection } from "@/components/text/legal-page";
import { legalTerms } from "@/lib/shop/policies";
import { shop } from "@/lib/shop/shop";

/** The visitors' rights and how to use them. */

export const california: LegalSection = {
  title: "California Privacy Rights (CCPA)",
  body: (
    <>
      <p>
        If you live in California, the California Consumer Privacy Act gives you these rights, and we honor
        them:
      </p>
      <ul>
        <li>
          <strong>To know.</strong> You can{" "}
          <ContactLink about="access">ask which personal information we collected about you</ContactLink>,
          from where, why, and with whom it was shared.{" "}
          {`The answer covers the ${legalTerms.ccpaLookBackMonths} months before your request.`}
        </li>
        <li>
          <strong>To delete.</strong> You can <ContactLink about="delete">ask us to delete it</ContactLink>.
          Some records, such as sales, must be kept by law.
        </li>
        <li>
          <strong>To opt out.</strong> You can{" "}
          <ContactLink about="opt-out">tell us not to sell or share your personal information</ContactLink>.
          We do neither, and we treat a Global Privacy Control signal as an opt-out.
        </li>
        <li>
          <strong>Not to be treated differently.</strong> Using these rights never changes your prices, your
          service or your rewards. Please note that a deleted loyalty record cannot be counted any longer.
        </li>
      </ul>
      <p>
        To use a right, write to us through <ContactLink />. We check that you are who you say, usually with
        the phone number of your loyalty record, and answer within 45 days. Someone you authorize in writing
        may ask for you.
      </p>
    </>
  ),
};

export const children: LegalSection = {
  title: "Children",
  body: (
    <p>
      {`This website and our shop are for adults aged ${shop.minimumAge} and over only. We do not knowingly collect information from anyone younger. If you believe that someone under ${shop.minimumAge} gave us personal information, tell us and we will delete it.`}
    </p>
  ),
};

export const changes: LegalSection = {
  title: "Changes to This Policy",
  body: (
    <p>
      When our practice changes, this page changes with it, and so does the date at its top. If a change
      matters for information we already have, we put a notice on the website first.
    </p>
  ),
};

export const contact: LegalSection = {
  title: "Contact Us About Privacy",
  body: (
    <p>
      Questions and requests reach us through <ContactLink />
      <PhoneLink before=", by phone " />, or at the counter: <AddressLine />.
    </p>
  ),
};

export const nevada: LegalSection = {
  title: "Nevada Privacy Notice",
  body: (
    <>
      <p>
        Nevada law (NRS 603A.300 to 603A.360) lets you direct a website operator not to sell the covered
        information it collected about you. Covered information includes your name, address, email address,
        phone number, and anything else that lets someone contact you.
      </p>
      <p>
        We do not sell covered information. You may still opt out of the sale of covered information, now and
        for the future: write to us through{" "}
        <ContactLink about="opt-out">the contact page, which is our designated request address</ContactLink>.
        We answer a verified request within 60 days, and if we need up to 30 days more we tell you.
      </p>
    </>
  ),
};
