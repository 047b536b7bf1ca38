import { PhoneLink } from "@/components/shop/phone-link";
import { ContactLink, type LegalSection } from "@/components/text/legal-page";
import { legalTerms } from "@/lib/shop/policies";
import { shop } from "@/lib/shop/shop";

export const liability: LegalSection = {
  title: "Limitation of Liability",
  body: (
    <>
      <p>
        The website is provided as it is. As far as the law allows, we are not liable for indirect, incidental
        or consequential damages, or for lost profits or data, that come from using the website or our
        products.
      </p>
      <p>
        {`Our total liability to you for any claim is limited to the amount you paid us in the past ${legalTerms.liabilityMonths} months.`}{" "}
        Nothing here limits liability that the law does not let us limit.
      </p>
    </>
  ),
};

export const indemnification: LegalSection = {
  title: "Indemnification",
  body: (
    <p>
      If someone makes a claim against us because you broke these terms, broke the law or misused our
      products, you agree to cover our resulting losses and reasonable legal costs. We will tell you about
      such a claim promptly.
    </p>
  ),
};

export const law: LegalSection = {
  title: "Governing Law and Disputes",
  body: (
    <>
      <p>
        {`These terms are governed by the laws of the State of ${shop.address.regionName}, without its rules on conflicts of laws.`}{" "}
        Talk to us first: most things can be settled at the counter.
      </p>
      <p>
        {`A dispute that cannot be settled that way is decided by binding arbitration in ${shop.address.county}, ${shop.address.regionName}. Either of us may instead go to small claims court. Where a court is needed, to enforce an award or for what cannot be arbitrated, the state and federal courts in ${shop.address.county} have exclusive jurisdiction.`}
      </p>
      <p>
        <strong>By agreeing to arbitration, you and we both waive the right to a trial by jury.</strong>
      </p>
    </>
  ),
};

export const severability: LegalSection = {
  title: "Severability",
  body: (
    <p>
      If a court finds part of these terms invalid, that part is limited or removed as far as needed, and the
      rest stays in force. If we do not enforce a term at once, we have not given it up.
    </p>
  ),
};

export const changes: LegalSection = {
  title: "Changes to These Terms",
  body: (
    <p>
      {`We may change these terms. For material changes we give at least ${legalTerms.materialChangeNoticeDays} days' notice on this website before they take effect.`}{" "}
      Using the website or the loyalty program after that means that you accept the new terms.
    </p>
  ),
};

export const contact: LegalSection = {
  title: "Contact",
  body: (
    <p>
      Questions about these terms reach us through <ContactLink />
      <PhoneLink before=", by phone " />, or at {shop.address.line}.
    </p>
  ),
};

export const acknowledgment: LegalSection = {
  title: "Acknowledgment",
  body: (
    <p>
      {`By using this website, shopping with us or taking part in the loyalty program, you acknowledge that you have read these terms, that you understand them, that you are ${shop.minimumAge} or older, and that you agree to them.`}
    </p>
  ),
};
