import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { NeedsYou } from "./needs-you";

it("answers messages over the period that the dashboard shows", () => {
  const need = { key: "messages", level: "soon", title: "1 message to answer", detail: "", action: "Answer" };
  const needs = [{ ...need, level: "soon" as const, href: "/admin?messages=new" }];
  const html = renderToStaticMarkup(
    <NeedsYou needs={needs} period={{ from: "2026-11-01", to: "2026-11-09" }} />,
  );
  expect(html).toContain('href="/admin?from=2026-11-01&amp;to=2026-11-09&amp;messages=new"');
});
