import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Need } from "@/lib/dashboard/needs";
import { NeedsYou } from "./needs-you";

const need: Need = {
  key: "messages",
  level: "soon",
  title: "1 message to answer",
  detail: "",
  action: "Answer",
  href: "/admin",
};

it("answers messages over the period that the dashboard shows", () => {
  const needs = [{ ...need, href: "/admin?messages=new" }];
  const html = renderToStaticMarkup(
    <NeedsYou needs={needs} period={{ from: "2026-11-01", to: "2026-11-09" }} />,
  );
  expect(html).toContain('href="/admin?from=2026-11-01&amp;to=2026-11-09&amp;messages=new"');
});

it("names what is urgent to those who cannot see its color, and nothing else", () => {
  const needs = [need, { ...need, key: "token", level: "now" as const, title: "The token is refused" }];
  const text = renderToStaticMarkup(<NeedsYou needs={needs} period={{}} />).replace(/<[^>]+>/g, "");
  expect(text).toContain("Now: The token is refused");
  expect(text.match(/Now: /g)).toHaveLength(1);
});
