import type { LegalSection } from "@/components/text/legal-page";
import { ContactLink } from "@/components/text/legal-page";
import { MESSAGE_RETENTION } from "@/lib/messages/retention";
import { REQUEST_RETENTION } from "@/lib/privacy/retention";
import { pointsExpiry } from "@/lib/shop/policies";

/** What the shop does with personal information. Each sentence must match what this website does. */

export const collection: LegalSection = {
  title: "Information We Collect",
  body: (
    <>
      <p>We collect what you give us, and a little that any website needs to work.</p>
      <h3>What you give us</h3>
      <ul>
        <li>
          <strong>Messages.</strong> When you use the contact form: your name, your email address, your phone
          number if you add it, and what you write.
        </li>
        <li>
          <strong>Loyalty program.</strong> Your phone number and the visits counted under it. If you gave our
          staff your name or email address, they are part of the same customer record.
        </li>
        <li>
          <strong>Purchases.</strong> Our point-of-sale system, Clover, records what was bought, when, and for
          how much. Payment card numbers are handled by the payment system and never reach this website.
        </li>
        <li>
          <strong>Accounts.</strong> If you register: a username, a password, which we store only as a one-way
          hash, and an email address if you add one.
        </li>
      </ul>
      <h3>What the website needs</h3>
      <ul>
        <li>
          <strong>Technical data.</strong> Your network address and the page you asked for, used to answer
          you, to limit abuse and to find faults.
        </li>
        <li>
          <strong>Searches without a result.</strong> When a search of our products finds nothing, we count
          its words by the week to learn what is missing on the shelf. Nothing about you is kept with them.
        </li>
        <li>
          <strong>Your browser&apos;s storage.</strong> Your answer to the age question, your cookie choice
          and your light or dark theme stay in your own browser. Session cookies are set only if you sign in.
        </li>
      </ul>
      <p>
        At the counter we scan your ID, because Nevada law requires retailers to verify age electronically.
        The scan is not part of this website.
      </p>
    </>
  ),
};

export const use: LegalSection = {
  title: "How We Use Information",
  body: (
    <ul>
      <li>To answer your messages.</li>
      <li>To count your visits, work out your loyalty tier and give you your rewards.</li>
      <li>To keep records of sales, as tax and tobacco law require.</li>
      <li>To let you sign in and to keep accounts safe.</li>
      <li>To keep the website working and to stop abuse.</li>
      <li>
        To send marketing, only if you said yes to it at the counter. Joining the loyalty program is not a
        yes, and you can change your mind at any time.
      </li>
    </ul>
  ),
};

export const sharing: LegalSection = {
  title: "How We Share Information",
  body: (
    <>
      <p>
        <strong>We do not sell your personal data.</strong> We do not share it for advertising on other sites
        either.
      </p>
      <p>We pass information on only to:</p>
      <ul>
        <li>
          companies that work for us, such as the provider of our point-of-sale system and of our hosting, for
          that work;
        </li>
        <li>authorities, when the law requires it;</li>
        <li>a new owner, if the shop is ever sold, under the promises of this policy.</li>
      </ul>
    </>
  ),
};

export const security: LegalSection = {
  title: "How We Protect Information",
  body: (
    <>
      <p>
        Passwords are hashed with a method made for the purpose, staff pages need a sign-in, the public
        loyalty check shows no more than a first name, an initial, a tier, a number of visits and a code for
        the counter that soon expires, and every look-up is limited against guessing.
      </p>
      <p>
        No system is perfectly safe. If you find a weakness, please tell us through <ContactLink />.
      </p>
    </>
  ),
};

export const retention: LegalSection = {
  title: "How Long We Keep It",
  body: (
    <>
      <p>We keep information only as long as there is a reason to:</p>
      <ul>
        <li>{MESSAGE_RETENTION};</li>
        <li>{REQUEST_RETENTION};</li>
        <li>
          loyalty records, while you take part. Points expire after {pointsExpiry.months} months without a
          visit, unless you are VIP; the customer record itself is deleted when you ask;
        </li>
        <li>sales records, as long as tax and tobacco law require;</li>
        <li>accounts, until you ask us to close them;</li>
        <li>technical logs, as long as they help us run and protect the site.</li>
      </ul>
    </>
  ),
};
