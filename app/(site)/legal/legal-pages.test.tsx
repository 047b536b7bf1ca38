import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { hoursText } from "@/lib/hours/every-day";
import { routes } from "@/lib/routes";
import { NICOTINE_WARNING } from "@/lib/shop/policies";
import DisclaimerPage from "./disclaimer/page";
import PrivacyPolicyPage from "./privacy-policy/page";
import RefundPolicyPage from "./refund-policy/page";
import TermsConditionsPage from "./terms-conditions/page";

vi.mock("@/lib/hours/queries", () => ({ cachedHoursExceptions: async () => [] }));

const htmlOf = (page: ReactElement) => renderToString(page);
/** React's separators of texts stay: a sentence they break is whole for readers only, not for a search of the HTML. */
const textOf = (html: string) =>
  html
    .replace(/<(?!!)[^>]+>/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .replace(/\s+/g, " ")
    .replace(/ ([.,;])/g, "$1");

const pages = {
  "the privacy policy": {
    html: htmlOf(<PrivacyPolicyPage />),
    says: [
      "Last updated January 17, 2025",
      "Information We Collect",
      "How We Use Information",
      "We do not sell your personal data",
      "California Privacy Rights (CCPA)",
      "12 months before your request",
      "To delete",
      "To opt out",
      "Not to be treated differently",
      "How We Protect Information",
      "How Long We Keep It",
      "Third-Party Sites and Services",
      "Global Privacy Control",
      "Google Maps",
      "Children",
      "Changes to This Policy",
      "Contact Us About Privacy",
      "Nevada Privacy Notice",
      "sale of covered information",
    ],
  },
  "the terms": {
    html: htmlOf(await TermsConditionsPage()),
    says: [
      "Age Verification",
      "Acceptable Use",
      "Products and Services",
      "Loyalty Program Terms",
      "Points expire after 6 months without a visit",
      "VIP points never expire",
      "Intellectual Property",
      "Google Maps Additional Terms of Service",
      "the amount you paid us in the past 12 months",
      "Indemnification",
      "State of Nevada",
      "courts in Clark County",
      "binding arbitration",
      "waive the right to a trial by jury",
      "Severability",
      "30 days' notice",
      "Contact",
      "Acknowledgment",
    ],
  },
  "the disclaimer": {
    html: htmlOf(<DisclaimerPage />),
    says: [
      "SURGEON GENERAL'S WARNING:",
      NICOTINE_WARNING,
      "Age Restriction Notice",
      "Product Information",
      "Health and Safety",
      "Website Use",
      "as is",
      "Third-Party Links",
      "Liability",
      "Nevada Notices",
    ],
  },
  "the refund policy": {
    html: htmlOf(await RefundPolicyPage()),
    says: [
      "within 7 days",
      "unopened and unused",
      "proof of purchase",
      "original payment method and take 5-10 business days",
      "15% restocking fee may apply to items over $200",
      "within 30 days of buying",
      "One exchange per purchase",
      "store credit, which never expires",
      "you pay the difference",
      "take 1-2 weeks",
      "A deposit may be required",
      "Glass and custom items",
      "E-liquids",
      "Hygiene items",
      "Clearance items",
      "Gift cards",
    ],
  },
};

describe.each(Object.entries(pages))("%s", (_name, { html, says }) => {
  it.each(says)("contains %j", (sentence) => {
    expect(textOf(html)).toContain(sentence);
  });

  it("has one main heading and links its contents to sections that exist", () => {
    expect(html.match(/<h1/g)).toHaveLength(1);
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]);
    expect(targets.length).toBeGreaterThan(5);
    for (const target of targets) expect(html).toContain(`id="${target}"`);
  });

  it("does not repeat the opening hours or the expiry terms", () => {
    const text = textOf(html);
    expect(text).not.toMatch(/Mon(day)?\s*(-|to|through)\s*Tue/i);
    expect(text).not.toMatch(/quarterly|every 12 months/i);
    for (const time of text.match(/\d{1,2}(:\d{2})? [AP]M/g) ?? []) {
      expect([hoursText.opens, hoursText.closes]).toContain(time);
    }
  });

  it("links to the contact page and shows no e-mail address", () => {
    expect(html).toContain(`href="${routes.contact.path}"`);
    expect(html).not.toContain("mailto:");
  });
});
