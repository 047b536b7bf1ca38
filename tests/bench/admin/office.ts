import { BROWSER_ENCODINGS, fetchRaw, type RawAnswer, registerOwner } from "@/tests/support/http";
import type { Statement } from "@/tests/support/statement-plans";
import { openStatementProxy } from "@/tests/support/statement-proxy";
import { openBenchServer } from "../databases";
import { startQuietShop } from "../shop";
import { fillShop, type ShopSize } from "./fill-shop";

/** A back office on a filled database, with the owner signed in. */
export type Office = {
  url: string;
  /** The owner's session. */
  cookie: string;
  webPid: number;
  databaseUrl: string;
  /**
   * The statements sent to the database while `work` ran; the frame of a transaction is not counted.
   * @throws when there was none: whatever staff ask for, their session is read
   */
  statementsDuring: (work: () => Promise<unknown>) => Promise<Statement[]>;
  /** Asks for a screen as a browser does; for the data alone, as a keystroke in a search box does, with `isData`. */
  ask: (path: string, options?: { isData?: boolean }) => Promise<RawAnswer>;
  close: () => Promise<void>;
};

const FRAME = /^\s*(BEGIN|COMMIT|ROLLBACK|SAVEPOINT|RELEASE|SET|DEALLOCATE)\b/i;

/** @returns null when no PostgreSQL server answers */
export async function openOffice(size: ShopSize): Promise<Office | null> {
  const database = await openBenchServer();
  if (!database) return null;
  await fillShop(database.url, size);
  let seen: Statement[] = [];
  const proxy = await openStatementProxy(database.url, (statement) => {
    if (!FRAME.test(statement.sql)) seen.push(statement);
  });
  const shop = await startQuietShop({ DATABASE_URL: proxy.url });
  const cookie = await registerOwner(shop.url);
  return {
    url: shop.url,
    cookie,
    webPid: shop.webPid(),
    databaseUrl: database.url,
    statementsDuring: async (work) => {
      seen = [];
      await work();
      if (seen.length === 0) throw new Error("The database was asked nothing.");
      return seen;
    },
    ask: (path, { isData = false } = {}) => askScreen(shop.url, path, cookie, isData),
    close: async () => {
      await shop.stop();
      proxy.close();
      await database.close();
    },
  };
}

async function askScreen(shop: string, path: string, cookie: string, isData: boolean): Promise<RawAnswer> {
  const headers = { "accept-encoding": BROWSER_ENCODINGS, ...(isData ? { RSC: "1" } : {}) };
  const first = await fetchRaw(`${shop}${path}`, { headers, cookie });
  // Next names the address of data alone itself: with a digest of the request's headers (`_rsc`).
  const { location } = first.headers;
  const answer =
    isData && location ? await fetchRaw(new URL(location, shop).href, { headers, cookie }) : first;
  if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}`);
  return answer;
}
