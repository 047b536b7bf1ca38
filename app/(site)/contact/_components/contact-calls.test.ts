import { expect, it, vi } from "vitest";
import { sendMessage } from "./contact-calls";

const FAILED = "Failed to send message. Please try again.";
const answers = (status: number, text: string) =>
  vi.stubGlobal("fetch", async () => new Response(text, { status }));

it("passes on what the server refuses of the fields, and when to try again", async () => {
  answers(400, "email: This address has no mailbox\nmessage: Say more");
  const fields = { email: "This address has no mailbox", message: "Say more" };
  expect(await sendMessage({})).toEqual({ sentence: FAILED, fields });
  answers(429, "Please try again in 3 minutes.");
  expect(await sendMessage({})).toEqual({ sentence: "Please try again in 3 minutes.", fields: {} });
  answers(503, "database: It is away.");
  expect(await sendMessage({})).toEqual({ sentence: FAILED, fields: {} });
});

it("counts a message as sent by the shop's own answer, and by no page in its place", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ success: true }));
  expect(await sendMessage({})).toBeNull();
  const headers = { "content-type": "text/html" };
  for (const status of [200, 429]) {
    vi.stubGlobal("fetch", async () => new Response("<h1>Please sign in</h1>", { status, headers }));
    expect(await sendMessage({})).toEqual({ sentence: FAILED, fields: {} });
  }
});
