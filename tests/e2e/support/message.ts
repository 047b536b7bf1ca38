import { type APIRequestContext, expect, type Page } from "@playwright/test";

type Message = { name: string; email: string; message: string; phone?: string; kind?: string };

/** Fills in the form of the contact page. */
export async function fillInMessage(page: Page, message: string, name = "Dana Rivers"): Promise<void> {
  const field = (label: string) => page.getByRole("textbox", { name: label, exact: true });
  await field("Name").fill(name);
  await field("Email").fill("dana@example.com");
  await field("Message").fill(message);
}

/** Sends a message as somebody who took their time over the form: an address may send more of these. */
export async function sendMessage(request: APIRequestContext, message: Message): Promise<void> {
  const data = { ...message, formToken: process.env.E2E_FORM_TOKEN };
  const answer = await request.post("/api/contact", { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}
