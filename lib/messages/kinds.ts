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

/** The key of the contact page's address that chooses a kind: the privacy policy links with it. */
export const KIND_KEY = "about";
