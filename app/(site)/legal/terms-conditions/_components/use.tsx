import Link from "next/link";
import { ContactLink, type LegalSection } from "@/components/text/legal-page";
import { Unbroken } from "@/components/text/unbroken";
import type { HoursExceptionDto } from "@/lib/hours/schema";
import { hoursSentence } from "@/lib/hours/words";
import { anchors, routes } from "@/lib/routes";
import { loyaltyTiers, pointsExpiry } from "@/lib/shop/policies";
import { shop } from "@/lib/shop/shop";
import { GoogleMapsTerms } from "../../_components/google-maps-terms";

export const age: LegalSection = {
  title: "Age Verification",
  body: (
    <>
      <p>
        You must be at least {shop.minimumAge} years old to use this website, to enter our events and to buy
        anything from us. By using the website you confirm that you are.
      </p>
      <p>
        The question this website asks is a courtesy, not the check. The check happens in the shop: every
        purchase and every event needs a valid government photo ID, which our staff verify electronically. We
        refuse a sale when the ID is missing, expired, altered or not yours.
      </p>
    </>
  ),
};

export const acceptableUse: LegalSection = {
  title: "Acceptable Use",
  body: (
    <>
      <p>You may use this website for yourself, to learn about the shop. You may not:</p>
      <ul>
        <li>break any law with it, or help someone under {shop.minimumAge} to get our products;</li>
        <li>look up the loyalty status of other people, or try numbers to find out whose they are;</li>
        <li>send messages that are false, abusive, or advertising;</li>
        <li>copy its content in bulk, or load it in a way that keeps others from using it;</li>
        <li>try to get into accounts, staff pages or systems that are not yours.</li>
      </ul>
      <p>We may block access that breaks these rules.</p>
    </>
  ),
};

export const products = (exceptions: readonly HoursExceptionDto[]): LegalSection => ({
  title: "Products and Services",
  body: (
    <>
      <p>
        We sell in the shop only. <Unbroken text={hoursSentence(exceptions)} /> Nothing on this website is an
        offer to sell online, and nothing can be ordered, paid for, reserved or delivered through it.
      </p>
      <p>
        Prices and stock come from our point-of-sale system; pictures and descriptions are ours. All of them
        may be late or wrong. The price at the register counts. Deals run between the dates they show, while
        supplies last, and are redeemed in the shop. We may limit quantities and refuse a sale.
      </p>
      <p>
        Products are sold for lawful use only. Returns and exchanges follow our{" "}
        <Link href={routes.refundPolicy.path} prefetch={false}>
          Refund &amp; Return Policy
        </Link>
        , and the notices in our{" "}
        <Link href={routes.disclaimer.path} prefetch={false}>
          Legal Disclaimer
        </Link>{" "}
        are part of these terms.
      </p>
    </>
  ),
});

export const loyalty: LegalSection = {
  title: "Loyalty Program Terms",
  body: (
    <>
      <p>
        The loyalty program is free and open to customers aged {shop.minimumAge} and over. A visit is counted
        when you make a purchase in the shop and give your phone number or show your personal QR code. Your
        tier follows from the number of visits:
      </p>
      <ul>
        {loyaltyTiers.map((tier) => (
          <li key={tier.name}>
            <strong>
              {tier.name}, from {tier.visits} visits:
            </strong>{" "}
            {tier.detail}.
          </li>
        ))}
      </ul>
      <ul>
        <li>
          <Unbroken text={pointsExpiry.sentence} />
        </li>
        <li>
          Rewards are applied in the shop at checkout. They have no cash value and cannot be sold or
          transferred.
        </li>
        <li>
          Rewards cannot be used where the law forbids it. No tobacco or nicotine product is ever given away.
        </li>
        <li>One membership per person. Visits counted by mistake or by abuse are taken back.</li>
        <li>
          If your count looks wrong, compare it on the{" "}
          <Link href={anchors.checkStatus} prefetch={false}>
            status checker
          </Link>{" "}
          and tell us at the counter or through <ContactLink />.
        </li>
      </ul>
      <p>We may change or end the program. Material changes follow the notice rule below.</p>
    </>
  ),
};

export const property: LegalSection = {
  title: "Intellectual Property",
  body: (
    <p>
      The text, drawings, design and code of this website belong to {shop.name} or to those who license them
      to us. Product names and brands belong to their owners; naming them does not mean that they endorse us.
      Reviews belong to the people who wrote them. You may link to our pages and share them, but not copy them
      for business use without our written permission. The maps and reviews on our pages come from Google
      Maps. <GoogleMapsTerms />
    </p>
  ),
};
