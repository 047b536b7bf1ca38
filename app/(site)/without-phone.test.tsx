import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";

vi.hoisted(() => {
  process.env.SHOP_PHONE = "";
});

const { contact: privacyContact } = await import("./legal/privacy-policy/_components/rights");
const { contact: termsContact } = await import("./legal/terms-conditions/_components/law");
const { nevadaNotices } = await import("./legal/disclaimer/_components/limits");
const { questions } = await import("./legal/refund-policy/_components/sections");
const { StockNote } = await import("./inventory/_components/stock-note");

const textOf = (element: ReactElement) => renderToStaticMarkup(element).replace(/<[^>]+>/g, "");

it.each([
  ["the privacy policy", privacyContact.body, "through our contact page, or at the counter: "],
  ["the terms", termsContact.body, "through our contact page, or at "],
  ["the disclaimer", nevadaNotices.body, "Reach us through our contact page."],
  ["the refund policy", questions.body, "Ask before you drive: write through our contact page."],
  [
    "the shelf before the first sync",
    <StockNote key="never" readAt={null} time="" dateAndTime="" renderedAt={0} />,
    "Stock has not been read from the register yet. Ask at the counter.",
  ],
  [
    "the shelf after a stopped sync",
    <StockNote
      key="stale"
      readAt="2026-11-01T20:00:00.000Z"
      time=""
      dateAndTime="Nov 1, 2026, 1:00 PM"
      renderedAt={Date.parse("2026-11-20T20:00:00.000Z")}
    />,
    "Stock last read Nov 1, 2026, 1:00 PM. Ask at the counter.",
  ],
])("%s is a whole sentence where no phone number is set", (_, element, sentence) => {
  expect(textOf(element as ReactElement)).toContain(sentence);
});
