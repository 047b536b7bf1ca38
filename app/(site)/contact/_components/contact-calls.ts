import { ANSWER_TIMEOUT_MS, fetchWithin } from "@/components/api-client/fetch-within";
import { fieldLines } from "@/components/api-client/field-lines";
import type { FieldErrors } from "@/components/forms/field-errors";
import type { api } from "@/lib/routes";

/** A literal, type-checked against lib/routes, so that the browser does not load that module. */
const CONTACT: typeof api.contact = "/api/contact";
const FAILED = "Failed to send message. Please try again.";
/** Shorter than for the message, which waits for the token. */
const TOKEN_TIMEOUT_MS = 5_000;

/**
 * Requests a token that shows the form was opened in a browser, at the first input. A form without it is still
 * accepted.
 */
export async function askForToken(): Promise<string | undefined> {
  try {
    const response = await fetchWithin(TOKEN_TIMEOUT_MS, CONTACT);
    if (!response.ok) return undefined;
    const { formToken } = (await response.json()) as { formToken: string };
    return formToken;
  } catch {
    return undefined;
  }
}

/** Why a message was not taken: the specified sentence, or when to try again; and what is wrong with its fields. */
type Refusal = { sentence: string; fields: FieldErrors };

/** Returns null when the message was accepted. */
export async function sendMessage(values: object): Promise<Refusal | null> {
  try {
    const response = await fetchWithin(ANSWER_TIMEOUT_MS, CONTACT, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(values),
    });
    if (response.ok) return null;
    const text = await response.text();
    const isLater = response.status === 429 && text !== "";
    return { sentence: isLater ? text : FAILED, fields: response.status === 400 ? fieldLines(text) : {} };
  } catch {
    return { sentence: FAILED, fields: {} };
  }
}
