import { z } from "zod";
import { EmailInput } from "@/lib/email-input";
import { Id } from "@/lib/ids";
import { MESSAGE_KINDS, type MessageKind } from "@/lib/messages/kinds";
import { MESSAGE_MOVES, MESSAGE_STATUSES } from "@/lib/messages/status";

const MAX_MESSAGE_LENGTH = 4000;

const kinds = Object.keys(MESSAGE_KINDS) as [MessageKind, ...MessageKind[]];

/** Characters of no width, such as U+200B, and those that cannot be stored do not count. */
const seenAtLeast = (least: number) => (text: string) =>
  text.replace(/[\p{Cf}\0]/gu, "").trim().length >= least;

/** A message from the contact form. The form and the route share it. */
export const ContactInput = z.object({
  name: z
    .string("Name must be at least 2 characters")
    .trim()
    .refine(seenAtLeast(2), "Name must be at least 2 characters")
    .max(100, "Name must be at most 100 characters"),
  email: EmailInput,
  phone: z.string().trim().max(40, "Phone must be at most 40 characters").nullish(),
  message: z
    .string("Message must be at least 10 characters")
    .trim()
    .refine(seenAtLeast(10), "Message must be at least 10 characters")
    .max(MAX_MESSAGE_LENGTH, `Message must be at most ${MAX_MESSAGE_LENGTH} characters`),
  /** Left out by a client that speaks the plain contract: a message. */
  kind: z.enum(kinds, "Choose one of the kinds of request").default("message"),
  /** Invisible to people: whoever fills it in is a program. */
  website: z.string().max(0, "Leave this field empty").optional(),
  /** Proof that the form was opened, from `GET /api/contact`. */
  formToken: z.string().max(400).optional(),
});
export type ContactInput = z.input<typeof ContactInput>;

/** Moves a message from the status its reader saw, so that two people do not answer it unseen by each other. */
export const MessageStatusInput = z
  .object({
    id: Id,
    from: z.enum(MESSAGE_STATUSES),
    to: z.enum(MESSAGE_STATUSES),
  })
  .refine(({ from, to }) => MESSAGE_MOVES[from].includes(to), {
    path: ["to"],
    error: "Reopen the message first",
  });
export type MessageStatusInput = z.input<typeof MessageStatusInput>;

/** A contact message as staff see it. Times are ISO strings. */
export type MessageDto = {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  message: string;
  kind: string;
  status: string;
  createdAt: string;
  answeredAt: string | null;
  answeredBy: string | null;
  archivedAt: string | null;
  archivedBy: string | null;
};
