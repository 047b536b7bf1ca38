import pino, { type LoggerOptions } from "pino";
import { type Env, env } from "@/lib/env";
import { PHONES_IN_TEXT } from "@/lib/phones-in-text";

// Visitors choose the length of a logged text. A pattern that may begin at each character of a long word takes a time that
// grows with the square of the length, so these begin where a word does.
// The folder @scope of a package, in a frame of a stack, is no domain: a slash follows its name.
const EMAIL = /(?<![^\s@"<>])[^\s@"<>]+@[^\s@"<>/]+\.[^\s@"<>]+/g;
const CREDENTIALS = /\b(\w+:\/\/)[^\s/]+@/g;
const BEARER = /bearer\s+[\w.~+/=-]+/gi;
const CODE_IN_QUERY = /([?&](?:key|token|code|secret|access_token|password)=)[^&\s"']+/gi;

/** Masked anywhere in a text: a vendor's error may repeat what it was sent. */
const SECRETS = [
  "NEXTAUTH_SECRET",
  "ADMIN_SECRET_CODE",
  "CLOVER_API_TOKEN",
  "GOOGLE_PLACES_API_KEY",
] as const satisfies readonly (keyof Env)[];

/** Takes personal data and secrets out of a text that will be logged or shown as an error. */
export function redact(text: string): string {
  const secrets = SECRETS.flatMap((name) => env()[name] ?? []);
  return secrets
    .reduce((rest, secret) => rest.replaceAll(secret, "***"), text)
    .replace(BEARER, "Bearer ***")
    .replace(CREDENTIALS, "$1***@")
    .replace(CODE_IN_QUERY, "$1***")
    .replace(EMAIL, "***@***")
    .replace(PHONES_IN_TEXT, "***");
}

const MASKED = [
  "password",
  "currentPassword",
  "newPassword",
  "token",
  "secret",
  "phone",
  "email",
  "authorization",
  "cookie",
  "adminCode",
  "firstName",
  "lastName",
];

/**
 * What a terminal that shows a log would obey although JSON may hold it unescaped: the control characters above ASCII,
 * among them CSI, line separators, and what turns the direction of writing.
 */
const OBEYED = /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu;

/** As JSON escapes a character: each of its UTF-16 units. */
const escaped = (character: string): string =>
  character
    .split("")
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .join("");

/** One JSON line per event, personal data and secrets masked by field name, three levels deep, and errors by shape. */
export const logOptions = {
  level: env().LOG_LEVEL,
  base: undefined,
  redact: {
    paths: [...MASKED.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), "message.body"],
    censor: "***",
  },
  // Such characters can only stand inside a text of the line, where the escape means the same.
  hooks: { streamWrite: (line) => line.replace(OBEYED, escaped) },
  serializers: {
    err: (error: unknown) =>
      error instanceof Error
        ? { name: error.name, message: redact(error.message), stack: redact(error.stack ?? "") }
        : { message: redact(String(error)) },
  },
} satisfies LoggerOptions;

/** The one logger. */
export const log = pino(logOptions);
