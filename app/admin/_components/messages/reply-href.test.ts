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

const LONGEST = 1_900;
const TEXTS = {
  English: "Do you carry 14 mm downstems?\nThe old one is broken & I'd like two. ",
  Spanish: "¿Tienen baños de limpieza para pipas?\r\nMañana pasaré por ahí. ",
  Chinese: "你们有十四毫米的玻璃管吗？\n谢谢！",
  Emoji: "🌵",
};

it.each(Object.entries(TEXTS))(
  "shortens a long message in %s to a link that every browser opens",
  (_, text) => {
    const href = replyHref({ ...message, message: text.repeat(200) });
    const written = bodyOf(replyHref({ ...message, message: text }));
    expect(href.length).toBeLessThanOrEqual(LONGEST);
    expect(href.length).toBeGreaterThan(LONGEST - 24);
    expect(bodyOf(href).startsWith(written.trimEnd())).toBe(true);
    expect(bodyOf(href)).toMatch(/[^\uFFFD]…$/);
    expect(bodyOf(href)).not.toContain("\uFFFD");
  },
);

it("quotes a message whole that just fits in", () => {
  const room = LONGEST - replyHref({ ...message, message: "" }).length;
  const [fits, doesNot] = [room, room + 1].map((length) =>
    replyHref({ ...message, message: "x".repeat(length) }),
  );
  expect(fits).toHaveLength(LONGEST);
  expect(fits).not.toContain(encodeURIComponent("…"));
  expect(doesNot).toMatch(/x%E2%80%A6$/);
});

it("has room for a part of the message behind the longest name and address", () => {
  const email = `${"d".repeat(242)}@example.com`;
  const href = replyHref({ ...message, name: "明".repeat(100), email, message: TEXTS.Chinese.repeat(60) });
  expect(href.length).toBeLessThanOrEqual(LONGEST);
  expect(bodyOf(href)).toContain("> 你们有十四毫米的玻璃管吗？");
});

it("encodes the address so that it cannot add a recipient or a header", () => {
  const href = replyHref({ ...message, email: "a@b.co?cc=x@y.co" });
  expect(new URL(href).searchParams.get("cc")).toBeNull();
});
