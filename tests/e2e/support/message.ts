import { type APIRequestContext, expect } from "@playwright/test";

type Message = { name: string; email: string; message: string; phone?: string; kind?: string };

/** Sends a message as somebody who took their time over the form: an address may send more of these. */
export async function sendMessage(request: APIRequestContext, message: Message): Promise<void> {
  const data = { ...message, formToken: process.env.E2E_FORM_TOKEN };
  const answer = await request.post("/api/contact", { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}
