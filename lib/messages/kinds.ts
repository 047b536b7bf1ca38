import { routes } from "@/lib/routes";

/** What a visitor may ask through the contact form: something, or one of the rights of the privacy policy. */
export const MESSAGE_KINDS = {
  message: "A question or a message",
  access: "See what you have about me",
  correct: "Correct my information",
  delete: "Delete my information",
  "opt-out": "Opt out of the sale of my information",
} as const;
export type MessageKind = keyof typeof MESSAGE_KINDS;

/** The words of a stored kind. */
export const messageKindInWords = (kind: string): string => MESSAGE_KINDS[kind as MessageKind] ?? kind;

/** The key of the contact page's address that chooses a kind, or names what a question is about. */
export const KIND_KEY = "about";

/** The address of the contact page for a kind, or for a question about something by its name. */
export const contactAbout = (what: string): string =>
  `${routes.contact.path}?${KIND_KEY}=${encodeURIComponent(what)}`;
