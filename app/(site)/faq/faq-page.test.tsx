import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { routes } from "@/lib/routes";
import { contactDetails } from "@/lib/shop/contact-details";
import * as faq from "@/lib/shop/faq";
import FaqPage from "./page";

vi.mock("@/lib/hours/queries", () => ({ cachedHoursExceptions: async () => [] }));

const faqCategories = faq.faqCategories([]);
const allFaq = faq.allFaq([]);
const html = renderToStaticMarkup(await FaqPage());
const withoutSpans = html.replaceAll(/<\/?span[^>]*>/g, "");
const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("'", "&#x27;").replaceAll('"', "&quot;");

it.each(allFaq.map((entry) => entry.question))(
  "renders the answer to %j even while it is collapsed",
  (question) => {
    const answer = allFaq.find((entry) => entry.question === question)?.answer ?? "";
    expect(html).toContain(escaped(question));
    expect(withoutSpans).toContain(escaped(answer));
  },
);

it("keeps at most one answer per category open", () => {
  for (const { id, entries } of faqCategories) {
    expect(html.match(new RegExp(`<details name="${id}"`, "g"))).toHaveLength(entries.length);
  }
});

it("publishes the questions it shows as structured data", () => {
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  const published = JSON.parse(json).mainEntity.map((node: { name: string }) => node.name);
  expect(published).toEqual(allFaq.map((entry) => entry.question));
});

it("offers a call and the contact page", () => {
  expect(html).toContain(`href="${contactDetails().phone?.href}"`);
  expect(html).toContain(`href="${routes.contact.path}"`);
});
