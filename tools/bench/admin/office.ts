import { randomBytes } from "node:crypto";
import { parseEnv } from "@/lib/env";
import { DEMO_ADMIN } from "@/tools/launch/demo-admin";
import { freePort } from "@/tools/launch/ports";
import { practiceEnv, registerDemoAdmin } from "@/tools/launch/practice";
import { type Session, untilLive } from "@/tools/launch/session";
import { startWeb } from "@/tools/launch/web";
import { stopped } from "../child";
import { type BenchDatabase, openServerDatabase } from "../databases";
import { type Answer, BROWSER_ENCODINGS, fetchRaw } from "../pages/load";
import { fillShop, type ShopSize } from "./fill-shop";
import { openTap, type Tap } from "./statement-tap";

/** A back office on a filled database, with the owner signed in. */
export type Office = {
  url: string;
  databaseUrl: string;
  tap: Tap;
  /** Asks for a screen as a browser does; for the data alone, as a keystroke in a search box does, with `isData`. */
  ask: (path: string, options?: { isData?: boolean }) => Promise<Answer>;
  close: () => Promise<void>;
};

/** @returns null when no PostgreSQL server answers */
export async function openOffice(session: Session, size: ShopSize): Promise<Office | null> {
  const database = await openServerDatabase();
  if (!database) return null;
  await fillShop(database.url, size);
  const tap = await openTap(database.url);
  const { url, close } = await startOffice(session, tap);
  const cookie = await signIn(url);
  const ask: Office["ask"] = async (path, { isData = false } = {}) => {
    const headers = { cookie, "accept-encoding": BROWSER_ENCODINGS, ...(isData ? { RSC: "1" } : {}) };
    const first = await fetchRaw(`${url}${path}`, { headers });
    // Next names the address of data alone itself: with a digest of the request's headers (`_rsc`).
    const { location } = first.headers;
    const answer = isData && location ? await fetchRaw(new URL(location, url).href, { headers }) : first;
    if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}`);
    return answer;
  };
  return {
    url,
    databaseUrl: database.url,
    tap,
    ask,
    close: () => closeAll(close, tap, database),
  };
}

async function closeAll(stopWeb: () => Promise<void>, tap: Tap, database: BenchDatabase): Promise<void> {
  await stopWeb();
  tap.close();
  await database.close();
}

async function startOffice(session: Session, tap: Tap) {
  const port = String(await freePort());
  const secret = randomBytes(32).toString("base64url");
  const base = practiceEnv({ ...process.env, PORT: port, NEXTAUTH_URL: "", NEXTAUTH_SECRET: secret });
  const nobody = {
    CLOVER_API_TOKEN: "",
    CLOVER_MERCHANT_ID: "",
    GOOGLE_PLACES_API_KEY: "",
    LOG_LEVEL: "error",
  };
  const values = parseEnv({ ...base, ...nobody });
  const web = startWeb(session, "start", values, { ...base, ...nobody, DATABASE_URL: tap.url });
  await untilLive(values.NEXTAUTH_URL);
  await registerDemoAdmin(values.NEXTAUTH_URL, values);
  return { url: values.NEXTAUTH_URL, close: () => stopped(web) };
}

async function signIn(url: string): Promise<string> {
  const { username, password } = DEMO_ADMIN;
  const answer = await fetch(`${url}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ username, password }),
  });
  if (!answer.ok) throw new Error(`The owner could not sign in: ${answer.status} ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}
