import { fetchWithin } from "@/components/api-client/fetch-within";
import { refusedFields } from "@/components/api-client/refusal";
import { ApiError, requestJson } from "@/components/api-client/request-json";
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

/** Returns null when the message was accepted, which no page of a proxy in place of the shop's answer counts as. */
export async function sendMessage(values: object): Promise<Refusal | null> {
  try {
    await requestJson(CONTACT, { body: values });
    return null;
  } catch (error) {
    const isLater = error instanceof ApiError && error.status === 429 && error.text !== "";
    return { sentence: isLater ? error.text : FAILED, fields: refusedFields(error) };
  }
}
