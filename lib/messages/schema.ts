import { z } from "zod";

const MAX_MESSAGE_LENGTH = 4000;

/** A message from the contact form (SPEC section 5). The form and the route share it. */
export const ContactInput = z.object({
  name: z
    .string("Name must be at least 2 characters")
    .trim()
    .min(2, "Name must be at least 2 characters")
    .max(100, "Name must be at most 100 characters"),
  email: z
    .string("Invalid email address")
    .trim()
    .max(254, "Invalid email address")
    .pipe(z.email("Invalid email address")),
  phone: z.string().trim().max(40, "Phone must be at most 40 characters").nullish(),
  message: z
    .string("Message must be at least 10 characters")
    .trim()
    .min(10, "Message must be at least 10 characters")
    .max(MAX_MESSAGE_LENGTH, `Message must be at most ${MAX_MESSAGE_LENGTH} characters`),
  /** Invisible to people: whoever fills it in is a program. */
  website: z.string().max(0, "Leave this field empty").optional(),
  /** Proof that the form was opened, from `GET /api/contact`. */
  formToken: z.string().max(400).optional(),
});
export type ContactInput = z.input<typeof ContactInput>;

export const MarkAnsweredInput = z.object({ id: z.uuid(), isAnswered: z.boolean() });
export type MarkAnsweredInput = z.output<typeof MarkAnsweredInput>;

/** A contact message as staff see it. Times are ISO strings. */
export type MessageDto = {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  message: string;
  status: string;
  createdAt: string;
  answeredAt: string | null;
  answeredBy: string | null;
};
