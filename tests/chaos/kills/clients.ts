import { setTimeout as wait } from "node:timers/promises";
import { runningDeal } from "@/tests/factories/deal";
import { ask, type RequestOptions } from "@/tests/support/http";
import { query } from "@/tests/support/postgres";
import { waitUntil } from "@/tests/support/wait-until";
import { History, type Outcome } from "../history";
import type { ScenarioContext } from "../scenario";

const PATIENCE_MS = 15_000;
/** Between two writes of a client: the processor is the one that the shop starts on. */
const PAUSE_MS = 40;

/** Clients that write to the shop while its processes are killed, and record the answers. */
export class Clients {
  readonly deals = new History();
  readonly visits = new History();
  readonly messages = new History();
  readonly #url: string;
  readonly #cookie: string;
  readonly #phones: string[];
  readonly #acknowledged = new Map<History, number>();
  #made = 0;
  #isOver = false;
  #working: Promise<unknown> = Promise.resolve();

  constructor(url: string, cookie: string, phones: string[]) {
    this.#url = url;
    this.#cookie = cookie;
    this.#phones = phones;
  }

  start(): void {
    const loop = async (work: () => Promise<Outcome>, pauseMs: number) => {
      while (!this.#isOver) await wait((await work()) === "acknowledged" ? pauseMs : 100);
    };
    this.#working = Promise.all([
      loop(() => this.#makeDeal(), PAUSE_MS),
      loop(() => this.#checkIn(), PAUSE_MS),
      // The limit is two hundred messages an hour.
      loop(() => this.#sendMessage(), 2_000),
    ]);
  }

  /** Waits until a deal and a visit that were sent after this call have been acknowledged. */
  async untilWritten(timeoutMs: number): Promise<void> {
    const writers = [this.deals, this.visits];
    const before = writers.map((one) => this.#acknowledged.get(one) ?? 0);
    // The first may be the answer to a request sent before.
    const haveWritten = () =>
      writers.every((one, at) => (this.#acknowledged.get(one) ?? 0) > Number(before[at]) + 1);
    await waitUntil("the clients' next writes", haveWritten, { ms: timeoutMs, everyMs: 20 });
  }

  /** Waits for the clients, and repeats every unanswered visit with its own idempotency key. */
  async finish(): Promise<void> {
    this.#isOver = true;
    await this.#working;
    for (const key of this.visits.named("unknown")) await this.#postVisit(key);
  }

  async #makeDeal(): Promise<Outcome> {
    const title = `Deal ${this.#made++}`;
    return this.#attempt(this.deals, title, "/api/deals", { json: runningDeal(title), cookie: this.#cookie });
  }

  async #checkIn(): Promise<Outcome> {
    return this.#postVisit(`visit-${this.#made++}`);
  }

  #postVisit(key: string): Promise<Outcome> {
    const phone = this.#phones[Number(key.split("-")[1]) % this.#phones.length];
    const headers = { "idempotency-key": key };
    const visit = { json: { phone }, cookie: this.#cookie, headers };
    return this.#attempt(this.visits, key, "/api/loyalty/checkin", visit);
  }

  async #sendMessage(): Promise<Outcome> {
    const at = this.#made++;
    const message = { name: `Sender ${at}`, email: "sender@example.com", message: "Written while you fall." };
    const from = `198.51.100.${at % 250}`;
    return this.#attempt(this.messages, message.name, "/api/contact", { json: message, from });
  }

  async #attempt(history: History, name: string, path: string, asked: RequestOptions): Promise<Outcome> {
    // The outcome is unknown until the answer arrives.
    history.note(name, "unknown");
    const outcome = await ask(this.#url + path, { ...asked, ms: PATIENCE_MS }).then(
      outcomeOf,
      () => "unknown" as const,
    );
    history.note(name, outcome);
    if (outcome === "acknowledged")
      this.#acknowledged.set(history, (this.#acknowledged.get(history) ?? 0) + 1);
    return outcome;
  }
}

/** Maps a status to an outcome: a 5xx may follow the commit, so only a 4xx proves that nothing was written. */
function outcomeOf({ status }: { status: number }): Outcome {
  if (status < 300) return "acknowledged";
  return status < 500 ? "refused" : "unknown";
}

/** Returns phone numbers that belong to one customer each. */
export async function somePhones(url: string): Promise<string[]> {
  const rows = await query(
    url,
    `SELECT min(phone) AS phone FROM (SELECT id, unnest(phone_digits) AS phone, is_placeholder FROM customers) AS numbers
     WHERE NOT is_placeholder GROUP BY numbers.phone HAVING count(*) = 1 ORDER BY 1 LIMIT 7`,
  );
  return rows.map(({ phone }) => phone);
}

/** Reads what the database has of the clients' writes. */
async function storedBy(url: string): Promise<{ deals: string[]; visits: string[]; messages: string[] }> {
  const column = async (sql: string) => (await query(url, sql)).map(({ name }) => String(name));
  return {
    deals: await column("SELECT title AS name FROM deals"),
    visits: await column(
      "SELECT idempotency_key AS name FROM loyalty_checkins WHERE idempotency_key IS NOT NULL",
    ),
    messages: await column("SELECT name FROM contact_submissions"),
  };
}

/** Checks that every write is stored that a client was told of, once, and nothing that none sent. */
export async function expectNothingLost(
  { expect }: Pick<ScenarioContext, "expect">,
  clients: Clients,
  url: string,
): Promise<void> {
  const stored = await storedBy(url);
  for (const name of ["deals", "visits", "messages"] as const) {
    const history: History = clients[name];
    const { lost, phantom, twice } = history.checkSet(stored[name]);
    const many = `${history.count("acknowledged")} acknowledged, ${history.count("unknown")} unheard`;
    const isWhole = lost.length + phantom.length + twice.length === 0 && history.count("acknowledged") > 0;
    const detail = isWhole
      ? many
      : `${many}; lost ${lost.length}, phantom ${phantom.length}, twice ${twice.length}`;
    expect(`${name}: no acknowledged write is lost, unknown or stored twice`, isWhole, detail);
  }
  const { low, high, isRight } = clients.visits.checkCounter(stored.visits.length);
  expect(
    "the number of visits equals the acknowledged ones",
    isRight,
    `${stored.visits.length} in ${low}..${high}`,
  );
}
