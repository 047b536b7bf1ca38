import { z } from "zod";

/** Longest address SMTP can carry, in characters (RFC 5321, 4.5.3.1). */
export const MAX_EMAIL = 254;
const MESSAGE = "Invalid email address";

/** An e-mail address as somebody typed it, in its own letters. */
export const EmailInput = z.string(MESSAGE).trim().max(MAX_EMAIL, MESSAGE).pipe(z.email(MESSAGE));
