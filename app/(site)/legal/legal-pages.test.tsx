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
    sections: [
      "Information We Collect",
      "How We Use Information",
      "How We Share Information",
      "California Privacy Rights (CCPA)",
      "How We Protect Information",
      "How Long We Keep It",
      "Third-Party Sites and Services",
      "Children",
      "Changes to This Policy",
      "Contact Us About Privacy",
      "Nevada Privacy Notice",
    ],
    says: [
      "Last updated January 17, 2025",
      "We do not sell your personal data",
      "12 months before your request",
      "To know. You can",
      "To delete. You can",
      "To opt out. You can",
      "Not to be treated differently. Using these rights never changes your prices",
      "Global Privacy Control",
      "Google Maps",
      "sale of covered information",
    ],
  },
  "the terms": {
    html: htmlOf(await TermsConditionsPage()),
    sections: [
      "Age Verification",
      "Acceptable Use",
      "Products and Services",
      "Loyalty Program Terms",
      "Intellectual Property",
      "Limitation of Liability",
      "Indemnification",
      "Governing Law and Disputes",
      "Severability",
      "Changes to These Terms",
      "Contact",
      "Acknowledgment",
    ],
    says: [
      "Points expire after 6 months without a visit",
      "VIP points never expire",
      "Google Maps Additional Terms of Service",
      "the amount you paid us in the past 12 months",
      "State of Nevada",
      "courts in Clark County",
      "binding arbitration",
      "waive the right to a trial by jury",
      "30 days' notice",
    ],
  },
  "the disclaimer": {
    html: htmlOf(<DisclaimerPage />),
    sections: [
      "Surgeon General's Warning",
      "Age Restriction Notice",
      "Product Information",
      "Health and Safety",
      "Website Use",
      "Third-Party Links",
      "Liability",
      "Nevada Notices",
    ],
    says: [
      "SURGEON GENERAL'S WARNING:",
      NICOTINE_WARNING,
      "provided as is and as available",
      "not liable for harm",
    ],
  },
  "the refund policy": {
    html: htmlOf(await RefundPolicyPage()),
    sections: [
      "Returns",
      "Refunds",
      "Final Sale Items",
      "Defective Items",
      "Exchanges",
      "Special Orders",
      "Questions",
    ],
    says: [
      "within 7 days",
      "unopened and unused",
      "proof of purchase",
      "original payment method and take 5-10 business days",
      "15% restocking fee may apply to items over $200 and to special orders",
      "within 30 days of buying",
      "One exchange per purchase",
      "store credit, which never expires",
      "you pay the difference",
      "take 1-2 weeks",
      "A deposit may be required",
    ],
  },
};

describe.each(Object.entries(pages))("%s", (_name, { html, sections, says }) => {
  it("has these sections", () => {
    const headings = [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, title = ""]) => textOf(title));
    expect(headings).toEqual(sections);
  });

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

it("lists what is final sale", () => {
  const items = [...pages["the refund policy"].html.matchAll(/<li>([^<]*)<\/li>/g)].map(([, item]) => item);
  expect(items).toEqual(
    expect.arrayContaining([
      "Glass and custom items",
      "Tobacco",
      "E-liquids",
      "Opened items",
      "Hygiene items",
      "Custom orders",
      "Clearance items",
      "Gift cards",
    ]),
  );
});
