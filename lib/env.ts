import { z } from "zod";
import { phoneDigits } from "@/lib/phone";
import { isBaseUrlAllowed } from "@/lib/upstream/base-url";

const blankAsUnset = (value: unknown) => (value === "" ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankAsUnset, schema.optional());
const httpUrl = z.url({ protocol: /^https?$/, error: "must be an http or https address", abort: true });
const providerUrl = httpUrl.refine(
  isBaseUrlAllowed,
  "must be https, or http on this machine, without a query",
);
const wholeNumber = (fallback: number, max: number) =>
  z.preprocess(blankAsUnset, z.coerce.number().int().min(0).max(max).default(fallback));

/**
 * Every environment value the shop reads, in the order of docs/configuration.md and .env.example, which are generated
 * from it.
 */
export const EnvSchema = z.object({
  PORT: wholeNumber(3000, 65_535).describe("Port the shop listens on"),
  HOSTNAME: optional(z.string()).describe("Address the shop listens on (unset: all)"),
  NEXTAUTH_URL: optional(httpUrl).describe("Public address of the site (unset: http://localhost:PORT)"),
  NEXTAUTH_SECRET: optional(z.string().min(16, "must have at least 16 characters")).describe(
    "Session secret; required by `npm start`, made by `demo` and `dev`",
  ),
  DATABASE_URL: optional(
    z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgresql:// address" }),
  ).describe("A PostgreSQL server (unset: the embedded one)"),
  DATA_DIR: z
    .preprocess(blankAsUnset, z.string().default(".data"))
    .describe("Folder of the embedded database"),
  REDIS_URL: optional(z.url({ protocol: /^rediss?$/, error: "must be a redis:// address" })).describe(
    "Shared cache and limits for several web processes (unset: in memory)",
  ),
  ADMIN_EMAILS: z
    .preprocess(blankAsUnset, z.string().default(""))
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
  ADMIN_SECRET_CODE: optional(z.string().min(16, "must have at least 16 characters")).describe(
    "The admin code asked for at registration, at least 16 characters",
  ),
  CLOVER_BASE_URL: z
    .preprocess(blankAsUnset, providerUrl.default("https://api.clover.com"))
    .describe("Clover production, its sandbox, or the practice POS"),
  CLOVER_API_TOKEN: optional(z.string()).describe("Clover API token (with the merchant id: configured)"),
  CLOVER_MERCHANT_ID: optional(z.string()).describe("Clover merchant id"),
  CLOVER_PULL_MINUTES: wholeNumber(15, 1440).describe("Minutes between scheduled pulls, 0 turns them off"),
  GOOGLE_PLACES_BASE_URL: z
    .preprocess(blankAsUnset, providerUrl.default("https://places.googleapis.com"))
    .describe("Google Places API (New)"),
  GOOGLE_PLACES_API_KEY: optional(z.string()).describe("Google Places key, for reviews"),
  GOOGLE_PLACE_ID: optional(z.string()).describe("The shop's place id, for reviews"),
  SHOP_PHONE: optional(
    z.string().refine((text) => phoneDigits(text) !== null, "must be a phone number with 10 digits"),
  ).describe("The shop's phone number, on every page (unset: not shown)"),
  SHOP_EMAIL: optional(z.email("must be an e-mail address")).describe(
    "The shop's public e-mail address (unset: not shown)",
  ),
  SHOP_INSTAGRAM_URL: optional(httpUrl).describe("The shop's Instagram profile (unset: no link)"),
  SHOP_FACEBOOK_URL: optional(httpUrl).describe("The shop's Facebook page (unset: no link)"),
  WIDGET_SCRIPT_URL: optional(httpUrl).describe("Script of the embedded shop widget (unset: none)"),
  WIDGET_SHOP_NAME: optional(z.string()).describe("Shop name handed to the widget"),
  WIDGET_SHOP_SLUG: optional(z.string()).describe("Shop slug handed to the widget"),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: "must be an smtp:// address" })).describe(
    "Mail server for contact messages (unset: dashboard only)",
  ),
  CONTACT_TO: optional(z.email()).describe("Where contact messages are mailed"),
  TRUST_PROXY: wholeNumber(0, 10).describe("Number of proxies whose X-Forwarded-For is believed"),
  LOG_LEVEL: z
    .preprocess(
      blankAsUnset,
      z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
    )
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

/**
 * Reads the environment.
 * @throws {EnvError} one line a bad value, each naming it.
 */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const parsed = EnvSchema.safeParse(source);
  if (!parsed.success) {
    throw new EnvError(
      parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`).join("\n"),
    );
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
    NEXTAUTH_URL: (values.NEXTAUTH_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, ""),
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
