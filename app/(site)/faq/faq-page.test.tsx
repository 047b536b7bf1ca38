import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { routes } from "@/lib/routes";
import { allFaq, faqCategories } from "@/lib/shop/faq";
import { shop } from "@/lib/shop/shop";
import FaqPage from "./page";

const html = renderToStaticMarkup(<FaqPage />);
const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("'", "&#x27;").replaceAll('"', "&quot;");

it.each(allFaq.map((entry) => entry.question))(
  "prints the question %j with its answer while closed",
  (question) => {
    const answer = allFaq.find((entry) => entry.question === question)?.answer ?? "";
    expect(html).toContain(escaped(question));
    expect(html).toContain(escaped(answer));
  },
);

it("lets one answer a category stay open", () => {
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
  expect(html).toContain(`href="${shop.phone.href}"`);
  expect(html).toContain(`href="${routes.contact.path}"`);
});
