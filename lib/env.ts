import { z } from "zod";
import { phoneDigits } from "@/lib/phone";
import { isBaseUrlAllowed } from "@/lib/upstream/base-url";
import { digits } from "@/lib/whole-number";

const httpUrl = z.url({ protocol: /^https?$/, error: "must be an http or https address", abort: true });
const providerUrl = httpUrl.refine(
  isBaseUrlAllowed,
  "must be https, or http on this machine, without a query",
);
/** Cookies, redirects and links are for the whole host, so the site cannot be under a path. */
const siteUrl = httpUrl.refine((text) => {
  const { href, origin } = new URL(text);
  return href === `${origin}/`;
}, "must be an address like https://shop.example, without a path");
/**
 * How long a connection string lets its user wait for a connection, in milliseconds (libpq, Parameter Key Words:
 * connect_timeout); undefined when it does not say, null when it is not 1 to 600 seconds. 0 is refused, because libpq
 * would wait forever.
 */
export function connectTimeoutMs(connectionString: string): number | null | undefined {
  const text = new URL(connectionString).searchParams.get("connect_timeout");
  if (text === null) return undefined;
  const seconds = Number(text);
  return seconds >= 1 && seconds <= 600 ? seconds * 1000 : null;
}
const wholeNumber = (fallback: number, max: number, min = 0) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return digits(error).pipe(z.number().min(min, error).max(max, error)).default(fallback);
};

/**
 * Every environment value the shop reads, in the order of docs/configuration.md and .env.example, which are generated
 * from it.
 */
export const EnvSchema = z.object({
  PORT: wholeNumber(3000, 65_535, 1).describe("Port the shop listens on"),
  HOSTNAME: z
    .string()
    .optional()
    .describe("Address the shop listens on (unset, or the machine's own name: all)"),
  NEXTAUTH_URL: siteUrl
    .optional()
    .describe("Public address of the site, without a path (unset: http://localhost:PORT)"),
  NEXTAUTH_SECRET: z
    .string()
    .min(16, "must have at least 16 characters")
    .optional()
    .describe("Session secret; required by `npm start`, made by `demo` and `dev`"),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: "must be a postgresql:// address", abort: true })
    .refine((text) => connectTimeoutMs(text) !== null, "has a connect_timeout that is not 1 to 600 seconds")
    .optional()
    .describe("A PostgreSQL server (unset: the embedded one)"),
  DATA_DIR: z.string().default(".data").describe("Folder of the embedded database"),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: "must be a redis:// address" })
    .optional()
    .describe("Shared cache and limits for several web processes (unset: in memory)"),
  ADMIN_EMAILS: z
    .string()
    .default("")
    .transform((list) =>
      list
        .split(",")
        .map((address) => address.trim().toLowerCase())
        .filter(Boolean),
    )
    .pipe(
      z.array(z.email("must be e-mail addresses, comma separated")).max(2, "must name at most two addresses"),
    )
    .describe("The two reserved admin addresses, comma separated"),
  ADMIN_SECRET_CODE: z
    .string()
    .min(16, "must have at least 16 characters")
    .optional()
    .describe("The admin code asked for at registration, at least 16 characters"),
  CLOVER_BASE_URL: providerUrl
    .default("https://api.clover.com")
    .describe("Clover production, its sandbox, or the practice POS"),
  CLOVER_API_TOKEN: z.string().optional().describe("Clover API token (with the merchant id: configured)"),
  CLOVER_MERCHANT_ID: z.string().optional().describe("Clover merchant id"),
  CLOVER_PULL_MINUTES: wholeNumber(15, 1440).describe(
    "Minutes between scheduled pulls; 0 stops them and the minute poll, not the hourly tier push",
  ),
  GOOGLE_PLACES_BASE_URL: providerUrl
    .default("https://places.googleapis.com")
    .describe("Google Places API (New)"),
  GOOGLE_PLACES_API_KEY: z.string().optional().describe("Google Places key, for reviews"),
  GOOGLE_PLACE_ID: z.string().optional().describe("The shop's place id, for reviews"),
  SHOP_PHONE: z
    .string()
    .refine((text) => phoneDigits(text) !== null, "must be a phone number with 10 digits")
    .optional()
    .describe("The shop's phone number, on every page (unset: not shown)"),
  SHOP_EMAIL: z
    .email("must be an e-mail address")
    .optional()
    .describe("The shop's public e-mail address (unset: not shown)"),
  SHOP_INSTAGRAM_URL: httpUrl.optional().describe("The shop's Instagram profile (unset: no link)"),
  SHOP_FACEBOOK_URL: httpUrl.optional().describe("The shop's Facebook page (unset: no link)"),
  WIDGET_SCRIPT_URL: httpUrl.optional().describe("Script of the embedded shop widget (unset: none)"),
  WIDGET_SHOP_NAME: z.string().optional().describe("Shop name handed to the widget"),
  WIDGET_SHOP_SLUG: z.string().optional().describe("Shop slug handed to the widget"),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must be an smtp:// address" })
    .optional()
    .describe("Mail server for contact messages (unset: dashboard only)"),
  CONTACT_TO: z.email("must be an e-mail address").optional().describe("Where contact messages are mailed"),
  TRUST_PROXY: wholeNumber(0, 10).describe("Number of proxies whose X-Forwarded-For is believed"),
  LOG_LEVEL: z
    .enum(
      ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
      "must be fatal, error, warn, info, debug, trace or silent",
    )
    .default("info")
    .describe("Lowest level that is logged"),
});

export type Env = z.output<typeof EnvSchema> & { NEXTAUTH_URL: string };

/** One bad value stops the start with one line that names it. */
export class EnvError extends Error {
  override name = "EnvError";
}

const PAIRS = [
  ["CLOVER_API_TOKEN", "CLOVER_MERCHANT_ID"],
  ["GOOGLE_PLACES_API_KEY", "GOOGLE_PLACE_ID"],
  ["SMTP_URL", "CONTACT_TO"],
] as const;

type Source = Readonly<Record<string, string | undefined>>;

/** Without the spaces around values, which a file of secrets often ends with; a blank value counts as unset. */
function trimmed(source: Source): Source {
  const pairs = Object.entries(source).map(([name, value]) => [name, value?.trim() || undefined]);
  return Object.fromEntries(pairs);
}

/**
 * Reads the environment.
 * @throws {EnvError} one line per bad value, each naming it.
 */
export function parseEnv(source: Source): Env {
  const parsed = EnvSchema.safeParse(trimmed(source));
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`);
    throw new EnvError([...new Set(lines)].join("\n"));
  }
  const values = parsed.data;
  for (const [one, other] of PAIRS) {
    if (Boolean(values[one]) !== Boolean(values[other])) {
      throw new EnvError(
        values[one] ? `${other}: is missing, ${one} is set` : `${one}: is missing, ${other} is set`,
      );
    }
  }
  return {
    ...values,
    NEXTAUTH_URL: new URL(values.NEXTAUTH_URL ?? `http://localhost:${values.PORT}`).origin,
  };
}

let current: Env | undefined;

/**
 * The environment of this process, read once.
 * @throws {EnvError} when a value is malformed.
 */
export function env(): Env {
  current ??= parseEnv(process.env);
  return current;
}

/**
 * What production needs on top of well-formed values.
 * @throws {EnvError} naming the missing value.
 */
export function requireProductionEnv(values: Env): Env & { NEXTAUTH_SECRET: string } {
  const secret = values.NEXTAUTH_SECRET;
  if (!secret) throw new EnvError("NEXTAUTH_SECRET: is required (at least 16 characters, kept secret)");
  return { ...values, NEXTAUTH_SECRET: secret };
}

/** True while `next build` runs: no database and no network are there, nothing may ask for them. */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === "phase-production-build";
}

/** True under `next build` output or `npm start`, false in development and tests. */
export function isProduction(): boolean {
  return process.env.NODE_ENV === "production";
}
