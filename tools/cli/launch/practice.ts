import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import type { Env } from "@/lib/env";
import { CommandError } from "@/server/command-error.mjs";
import { openDatabase } from "@/server/database";
import { FolderBusy, lockFolder } from "@/server/embedded-database/folder-lock";
import { folderReason } from "@/server/embedded-database/folder-reason";
import { placesFor } from "@/server/embedded-database/places.mjs";
import { ownAddress } from "@/server/own-address";
import { SAMPLE_API_KEY, SAMPLE_PLACE_ID } from "@/tools/practice/google/google-places";
import type { Environment } from "./children";
import { type CommandSession, untilLive } from "./command-session";
import { DEMO_ADMIN } from "./demo-admin";
import { say } from "./run-command";
import { shownAddress } from "./shown-address";

const POS = "tools/practice/pos/main.ts";
const GOOGLE = "tools/practice/google/google-places.ts";
/** The first address a helper prints is its own. */
const READY = /(http:\/\/\S+)/;
const POS_TOKEN = "practice-token-for-the-demo";
const POS_MERCHANT = "PRACTICESHOP1";

/**
 * The environment of a practice shop: made-up secrets, and what the caller has set except a real database, provider,
 * mail server or the address and data folder that `.env` gives a live shop, so that sample data never reaches it and
 * mail nobody.
 * @throws CommandError when DATA_DIR is the folder of a shop that is no practice shop, or cannot be written
 */
export function practiceEnv(source: Environment = process.env, liveFile = ".env"): Environment {
  const live = existsSync(liveFile) ? parseEnv(readFileSync(liveFile, "utf8")) : {};
  // Empty rather than missing: Next reads `.env` too, and takes from it what its environment does not name.
  const unlessLive = (name: string) => (source[name] === live[name] ? "" : source[name]);
  const dataDir = unlessLive("DATA_DIR") || join(".data", "practice");
  const secret = keptSecret(dataDir);
  return {
    ...source,
    DATA_DIR: dataDir,
    DATABASE_URL: "",
    REDIS_URL: "",
    SMTP_URL: "",
    CONTACT_TO: "",
    NEXTAUTH_URL: unlessLive("NEXTAUTH_URL"),
    NEXTAUTH_SECRET: source.NEXTAUTH_SECRET || secret,
    ADMIN_EMAILS: source.ADMIN_EMAILS || `${DEMO_ADMIN.email},manager@example.com`,
    ADMIN_SECRET_CODE: source.ADMIN_SECRET_CODE || DEMO_ADMIN.adminCode,
    LOG_LEVEL: source.LOG_LEVEL || "warn",
    ...sampleContact(source),
  };
}

/**
 * A number of the range reserved for fiction (555-01XX) and a domain reserved by RFC 2606, so that neither reaches a
 * real person.
 */
const sampleContact = (source: Environment): Environment => ({
  SHOP_PHONE: source.SHOP_PHONE || "(702) 555-0110",
  SHOP_EMAIL: source.SHOP_EMAIL || "hello@marylandparkwaysmoke.example",
  SHOP_INSTAGRAM_URL: source.SHOP_INSTAGRAM_URL || "https://www.instagram.com/marylandparkwaysmoke",
  SHOP_FACEBOOK_URL: source.SHOP_FACEBOOK_URL || "https://www.facebook.com/marylandparkwaysmoke",
});

/** Starts the practice POS and the practice reviews server; returns the environment that points the shop at them. */
async function startProviders(session: CommandSession, posFlags: readonly string[]): Promise<Environment> {
  const pos = [POS, "--port", "0", "--token", POS_TOKEN, "--merchant", POS_MERCHANT, ...posFlags];
  const google = [GOOGLE, "--port", "0"];
  const [[, posUrl], [, googleUrl]] = await Promise.all([
    session.children.startServer("The practice POS", pos, READY, session.fail),
    session.children.startServer("The practice reviews server", google, READY, session.fail),
  ]);
  return {
    CLOVER_BASE_URL: posUrl,
    CLOVER_API_TOKEN: POS_TOKEN,
    CLOVER_MERCHANT_ID: POS_MERCHANT,
    GOOGLE_PLACES_BASE_URL: googleUrl,
    GOOGLE_PLACES_API_KEY: SAMPLE_API_KEY,
    GOOGLE_PLACE_ID: SAMPLE_PLACE_ID,
  };
}

/**
 * The practice shop's secret, kept in its data folder, so that sessions survive a restart of the demo. It also tells
 * the folder of a practice shop from that of a live one, which sample data and a published password must not reach.
 */
function keptSecret(dataDir: string): string {
  const { folder, cluster, practiceSecret: file } = placesFor(dataDir);
  // An empty one is left by a disk that was full.
  const kept = existsSync(file) && readFileSync(file, "utf8");
  if (kept) return kept;
  if (existsSync(cluster)) {
    throw new CommandError(
      `DATA_DIR is ${dataDir}, which holds the database of a shop that is no practice shop. Sample data would mix with its own: unset DATA_DIR, or name another folder.`,
    );
  }
  const secret = randomBytes(32).toString("base64url");
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(file, secret, { mode: 0o600 });
  } catch (error) {
    throw new CommandError(folderReason(error), { cause: error });
  }
  return secret;
}

/**
 * Keeps a second practice shop off the folder while this process lives: each would point the same data at a point of
 * sale of its own.
 * @throws CommandError when there is one
 */
export async function holdPracticeFolder(dataDir: string): Promise<void> {
  const { practiceLock } = placesFor(dataDir);
  try {
    mkdirSync(practiceLock, { recursive: true, mode: 0o700 });
    await lockFolder(practiceLock);
  } catch (error) {
    const sentence =
      error instanceof FolderBusy
        ? `A practice shop is running on ${dataDir} already: stop it, or give this one a folder of its own with DATA_DIR.`
        : folderReason(error);
    throw new CommandError(sentence, { cause: error });
  }
}

/**
 * Opens the practice shop's database, fills it from the providers, and returns the environment for the web server.
 * `posFlags` are more flags of the practice point of sale, such as its size.
 */
export async function openPracticeShop(
  session: CommandSession,
  base: Environment,
  posFlags: readonly string[] = [],
): Promise<Environment> {
  await holdPracticeFolder(base.DATA_DIR ?? "");
  say("Starting the practice point of sale …");
  const providers = startProviders(session, posFlags);
  // Awaited below; until then its failure is no unhandled rejection.
  providers.catch(() => {});
  say("Opening the embedded database …");
  session.database = await openDatabase(say, base);
  await session.database.migrate();
  const env = { ...base, DATABASE_URL: session.database.url, ...(await providers) };
  say("Syncing products, customers and orders …");
  await session.children.runTool("The sync", ["tools/cli/sync.ts", "all"], env);
  say("Adding sample deals and events …");
  await session.children.runTool("The sample data", ["prisma/seed.ts"], env);
  return env;
}

/**
 * Has the shop create visits from paid orders and push tiers to the point of sale, as its owner would. A separate
 * process would compete with the shop's own first pull for the rate limit.
 */
export async function givePracticeTiers(values: Env): Promise<void> {
  const address = ownAddress(values);
  const { username, password } = DEMO_ADMIN;
  const headers = headersOf(values);
  const signedIn = await fetch(`${address}/api/login`, {
    method: "POST",
    headers,
    body: JSON.stringify({ username, password }),
  });
  await signedIn.body?.cancel();
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(";", 1)[0])
    .join("; ");
  const asked = await fetch(`${address}/api/admin/sync/trigger`, {
    method: "POST",
    headers: { ...headers, cookie },
  });
  await asked.body?.cancel();
  say(
    asked.ok
      ? "The shop is counting visits and writing loyalty tiers, for about two minutes."
      : "Visits and loyalty tiers follow with the shop's hourly sync.",
  );
}

/** Waits until the practice shop answers, makes its admin, and says where it is and how to sign in. */
export async function announcePracticeShop(values: Env, deadlineMs?: number): Promise<void> {
  const address = ownAddress(values);
  await untilLive(address, deadlineMs);
  const signIn = await registerDemoAdmin(address, values);
  say("");
  say(`The shop is open: ${shownAddress(values)}`);
  say(signIn);
}

/** Registers the demo's admin account over HTTP; returns the sentence that says how to sign in. */
async function registerDemoAdmin(address: string, values: Env): Promise<string> {
  const { username, password } = DEMO_ADMIN;
  const [email] = values.ADMIN_EMAILS;
  const answer = await fetch(`${address}/api/register`, {
    method: "POST",
    headers: headersOf(values),
    body: JSON.stringify({ username, password, email, adminCode: values.ADMIN_SECRET_CODE }),
  });
  const body = await answer.text();
  // 409: the account is there from an earlier demo on the same data folder.
  if (answer.ok || answer.status === 409) {
    return `Sign in as admin at ${shownAddress(values)}/auth: username ${username}, password ${password}`;
  }
  return `The demo's admin account could not be made (${answer.status}: ${body}).`;
}

/** The shop accepts changes from its own pages only, so these headers name its origin. */
const headersOf = (values: Env) => ({
  "content-type": "application/json",
  origin: new URL(values.NEXTAUTH_URL).origin,
});
