import { afterEach, expect, it } from "vitest";
import { type Budget, resetLimits, spend } from "@/lib/limits/rate-limit";
import { issueFormToken } from "@/lib/messages/form-token";
import { listOpenMessages } from "@/lib/messages/queries";
import { sendMessage } from "@/lib/messages/send-message";
import { setMessageStatus } from "@/lib/messages/set-message-status";
import { adminCtx, anonymousCtx } from "@/tests/factories/contexts";
import { withRollback } from "@/tests/support/with-rollback";

const input = { name: "Dana Rivers", email: "dana@example.com", message: "Do you carry 14 mm downstems?" };
afterEach(resetLimits);

it("stores a message, lists the oldest first, and marks it answered", async () => {
  await withRollback(async (db) => {
    await sendMessage(anonymousCtx(db, new Date("2026-11-21T18:00:00Z")), input, "a");
    await sendMessage(anonymousCtx(db, new Date("2026-11-21T17:00:00Z")), { ...input, name: "Ana" }, "a");
    const open = await listOpenMessages(adminCtx(db));
    expect(open.messages.map(({ name }) => name)).toEqual(["Ana", "Dana Rivers"]);
    const [first] = open.messages;
    const move = { id: first?.id ?? "", from: "new", to: "answered" } as const;
    const answered = await setMessageStatus(adminCtx(db), move);
    expect(answered).toMatchObject({ status: "answered", answeredBy: "owner" });
    expect((await listOpenMessages(adminCtx(db))).total).toBe(1);
  });
});

it("names every invalid field in the wording of the specification", async () => {
  const bad = { name: "D", email: "nobody", message: "short" };
  await expect(sendMessage(anonymousCtx(), bad, "a")).rejects.toMatchObject({
    fields: {
      name: "Name must be at least 2 characters",
      email: "Invalid email address",
      message: "Message must be at least 10 characters",
    },
  });
});

it("does not count characters that nobody sees", async () => {
  const unseen = "\u200b".repeat(10);
  const send = (parts: object) =>
    withRollback((db) => sendMessage(anonymousCtx(db), { ...input, ...parts }, "a"));
  for (const name of [unseen, "\0\0", `D${unseen}`])
    await expect(send({ name })).rejects.toMatchObject({
      fields: { name: "Name must be at least 2 characters" },
    });
  await expect(send({ message: `Hi${unseen}` })).rejects.toMatchObject({
    fields: { message: "Message must be at least 10 characters" },
  });
  await expect(send({ name: "D\u200bR" })).resolves.toEqual({ success: true });
});

it("accepts a message with a missing, empty or null phone number", async () => {
  await withRollback(async (db) => {
    for (const phone of [undefined, null, ""]) await sendMessage(anonymousCtx(db), { ...input, phone }, "a");
    expect((await listOpenMessages(adminCtx(db))).messages.map(({ phone }) => phone)).toEqual([
      null,
      null,
      null,
    ]);
  });
});

it("refuses a bot that fills in the hidden field", async () => {
  await expect(sendMessage(anonymousCtx(), { ...input, website: "http://x" }, "a")).rejects.toMatchObject({
    code: "bad_input",
  });
});

const now = new Date("2026-11-21T18:00:00Z");
const openedBefore = (seconds: number) => issueFormToken(new Date(now.getTime() - seconds * 1_000));

it.each([
  ["of a form filled in by a person", openedBefore(60), 8],
  ["of a form sent at once, as autofill may", openedBefore(1), 5],
  ["of a form left open overnight", openedBefore(13 * 60 * 60), 5],
  ["that is forged", "forged", 5],
  ["that is missing", undefined, 5],
])(
  "limits messages of an address with a form token %s, but not of another address",
  async (_of, formToken, most) => {
    await withRollback(async (db) => {
      const send = (address: string) => sendMessage(anonymousCtx(db, now), { ...input, formToken }, address);
      for (let sent = 0; sent < most; sent++) await send("flood");
      await expect(send("flood")).rejects.toMatchObject({ code: "rate_limited" });
      await expect(send("elsewhere")).resolves.toEqual({ success: true });
    });
  },
);

it("removes line breaks from names and numbers, which go into mail headers", async () => {
  await withRollback(async (db) => {
    const name = "Dana\r\nBcc: everybody@example.com";
    await sendMessage(anonymousCtx(db), { ...input, name, phone: "702\n555 0100" }, "a");
    const [stored] = (await listOpenMessages(adminCtx(db))).messages;
    expect(stored).toMatchObject({ name: "Dana Bcc: everybody@example.com", phone: "702 555 0100" });
  });
});

it("stores text with NUL and unpaired surrogates", async () => {
  await withRollback(async (db) => {
    await sendMessage(
      anonymousCtx(db),
      { ...input, message: "a\u0000b \ud800 =cmd() <script> long enough" },
      "a",
    );
    expect((await listOpenMessages(adminCtx(db))).messages[0]?.message).toBe(
      "ab \ufffd =cmd() <script> long enough",
    );
  });
});

it("limits all addresses together to two hundred messages an hour", async () => {
  await withRollback(async (db) => {
    const send = (address: string) => sendMessage(anonymousCtx(db), input, address);
    const OVERALL: Budget = { name: "contact-overall", points: 200, windowSeconds: 3_600 };
    for (let at = 0; at < 199; at += 1) await spend(OVERALL, "all");
    await send("the last of the hour");
    await expect(send("one more")).rejects.toMatchObject({ code: "rate_limited" });
    expect(await db.contactSubmission.count()).toBe(1);
  });
});
