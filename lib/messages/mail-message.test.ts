import { text as readText } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { mailMessage } from "@/lib/messages/mail-message";
import { shop } from "@/lib/shop/shop";

const port = await vi.hoisted(async () => {
  const { freePort } = await import("@/tests/support/free-port");
  const port = await freePort();
  vi.stubEnv("SMTP_URL", `smtp://127.0.0.1:${port}`);
  vi.stubEnv("CONTACT_TO", "counter@shop.example");
  return port;
});

const message = {
  name: "Dana Rivers",
  email: "dana@example.com",
  phone: "(702) 555-0110",
  message: "Do you carry 14 mm downstems?",
  kind: "message",
};
const REFUSED = "nobody@example.com";
const mails: { recipients: string[]; text: string }[] = [];
const server = new SMTPServer({
  disabledCommands: ["AUTH", "STARTTLS"],
  async onData(stream, { envelope }, done) {
    const text = await readText(stream);
    if (text.includes(REFUSED)) return done(new Error("Not here"));
    mails.push({ recipients: envelope.rcptTo.map(({ address }) => address), text });
    done();
  },
});
beforeAll(() => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", () => resolve())));
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
beforeEach(() => mails.splice(0));

it("mails a message to the shop, to be answered to the visitor", async () => {
  await mailMessage(message);
  expect(mails).toEqual([{ recipients: ["counter@shop.example"], text: expect.any(String) }]);
  const [head, body] = mails[0]?.text.split("\r\n\r\n", 2) ?? [];
  expect(head?.split("\r\n")).toEqual(
    expect.arrayContaining([
      `From: "${shop.name}" <counter@shop.example>`,
      "To: counter@shop.example",
      "Reply-To: Dana Rivers <dana@example.com>",
      "Subject: Message from the website",
    ]),
  );
  expect(body).toContain("Name: Dana Rivers\r\nEmail: dana@example.com\r\nPhone: (702) 555-0110\r\n");
  expect(mails[0]?.text).toContain("\r\n\r\nDo you carry 14 mm downstems?\r\n");
});

it("names a request about somebody's own data, and a number that is missing", async () => {
  await mailMessage({ ...message, kind: "privacy", phone: null });
  expect(mails[0]?.text).toContain("\r\nSubject: Privacy request from the website\r\n");
  expect(mails[0]?.text).toContain("\r\nPhone: not given\r\n");
});

it("gives an answer one address, whatever is in the name", async () => {
  await mailMessage({ ...message, name: 'Dana "D", <all@example.com> Rivers' });
  expect(mails[0]?.text).toContain(
    '\r\nReply-To: "Dana \\"D\\", <all@example.com> Rivers" <dana@example.com>\r\n',
  );
});

it("fails when the mail server refuses the message", async () => {
  await expect(mailMessage({ ...message, email: REFUSED })).rejects.toThrow("Not here");
  expect(mails).toEqual([]);
});
