import { expect, it } from "vitest";
import { replyHref } from "@/app/admin/_components/messages/reply-href";
import type { MessageDto } from "@/lib/messages/schema";

const message: MessageDto = {
  id: "m1",
  name: "Dana & Co",
  email: "dana+x@example.com",
  phone: null,
  message: "Do you carry downstems?\nThanks & bye",
  kind: "message",
  status: "new",
  createdAt: "2026-11-21T18:00:00.000Z",
  answeredAt: null,
  answeredBy: null,
  archivedAt: null,
  archivedBy: null,
};
const bodyOf = (href: string) => new URL(href).searchParams.get("body") ?? "";

it("quotes every line of the message below an empty space for the answer", () => {
  const href = replyHref(message);
  expect(href).toMatch(/^mailto:dana%2Bx%40example\.com\?subject=/);
  expect(bodyOf(href)).toMatch(/^Hello Dana & Co,\r\n\r\n/);
  expect(bodyOf(href)).toMatch(/you wrote:\r\n> Do you carry downstems\?\r\n> Thanks & bye$/);
});

it("truncates a very long message without leaving half a surrogate pair", () => {
  const href = replyHref({ ...message, message: "🌵".repeat(2_000) });
  expect(href.length).toBeLessThan(20_000);
  expect(bodyOf(href)).toMatch(/…$/);
});

it("encodes the address so that it cannot add a recipient or a header", () => {
  const href = replyHref({ ...message, email: "a@b.co?cc=x@y.co" });
  expect(new URL(href).searchParams.get("cc")).toBeNull();
});
