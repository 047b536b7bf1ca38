import { type Answer, ask, registerOwner } from "@/tests/support/http";
import { mannWhitney, round } from "@/tests/support/statistics";
import { DEMO_ADMIN } from "@/tools/cli/launch/demo-admin";
import { tally } from "../faults/steady-visitor";
import { rounds, type Scenario, type ScenarioContext } from "../scenario";
import { startFilledShop } from "./filled-shop";

const PAIRS = 400;
/** Look-ups of a shop before it slows their answers down: a quarter of what everybody shares (lookup-by-phone.ts). */
const CALM_LOOKUPS = 300;
/** Before its times are measured, a process has answered so many. */
const WARM_UP = 5;
const MOST = 0.55;
const LEAST = 0.45;

type Ask = (from: string) => Promise<Answer>;
type Timed = { ms: number[]; answers: Set<string>; statuses: number[] };
type Pairs = Record<"known" | "unknown", Timed>;

/** Scenario: compares the response times for existing accounts and phone numbers with those for others. */
export const enumeration: Scenario = {
  tests: "A01 L02",
  name: "response times reveal nothing",
  group: "abuse",
  async run(context) {
    const { shop } = await startFilledShop(context);
    const cookie = await registerOwner(shop.url);
    const logIn = (username: string) => (from: string) =>
      ask(`${shop.url}/api/login`, { json: { username, password: "not the password" }, from });
    const login = emptyPairs();
    const count = rounds(context, PAIRS);
    await inPairs(context, login, count, logIn(DEMO_ADMIN.username), logIn("nobody"));
    expectEqualTimes(context, "a login with a name that exists", login, { known: 401, unknown: 401 });
    context.expect(
      "both logins get the same answer",
      new Set([...login.known.answers, ...login.unknown.answers]).size === 1,
      [...login.known.answers].join(),
    );

    const lookUp = (digits: string) => (from: string) =>
      ask(`${shop.url}/api/loyalty/customer/${digits}`, { from });
    const member = lookUp(await memberPhone(shop.url, cookie));
    const lookup = emptyPairs();
    const most = CALM_LOOKUPS / 2 - WARM_UP;
    for (let left = count; left > 0; left -= most) {
      // The counters are in the memory of the process.
      await shop.stop();
      await shop.start();
      await inPairs(context, emptyPairs(), WARM_UP, member, lookUp("2015550000"));
      await inPairs(context, lookup, Math.min(left, most), member, lookUp("2015550000"));
    }
    expectEqualTimes(context, "a look-up of a number that exists", lookup, { known: 200, unknown: 404 });
  },
};

async function memberPhone(shop: string, cookie: string): Promise<string> {
  const stats = JSON.parse((await ask(`${shop}/api/loyalty/stats`, { cookie })).body);
  const phones = (stats.customers as { phone: string | null }[]).map(({ phone }) =>
    (phone ?? "").replace(/\D/g, ""),
  );
  const phone = phones.find((digits) => digits.length === 10);
  if (!phone) throw new Error("The practice shop has no member with a telephone number.");
  return phone;
}

/** Alternates between both in random order, each request from an address of its own so that no rate limit applies. */
async function inPairs(
  context: ScenarioContext,
  timed: Pairs,
  count: number,
  known: Ask,
  unknown: Ask,
): Promise<void> {
  const first = timed.known.ms.length;
  for (let at = first; at < first + count; at += 1) {
    const isKnownFirst = context.dice.below(2) === 0;
    for (const isKnown of [isKnownFirst, !isKnownFirst]) {
      const from = `198.${isKnown ? 18 : 19}.${at >> 8}.${at & 255}`;
      await time(isKnown ? timed.known : timed.unknown, () => (isKnown ? known : unknown)(from));
    }
  }
}

const emptyTimed = (): Timed => ({ ms: [], answers: new Set(), statuses: [] });
const emptyPairs = (): Pairs => ({ known: emptyTimed(), unknown: emptyTimed() });

async function time({ ms, answers, statuses }: Timed, call: () => Promise<Answer>): Promise<void> {
  const began = performance.now();
  const { status, body } = await call();
  ms.push(performance.now() - began);
  statuses.push(status);
  if (status >= 400) answers.add(`${status} ${body}`);
}

function expectEqualTimes(
  context: ScenarioContext,
  what: string,
  { known, unknown }: Pairs,
  answers: Record<"known" | "unknown", number>,
): void {
  const rankShare = mannWhitney(known.ms, unknown.ms);
  context.expect(
    `${what} takes the same time`,
    rankShare >= LEAST && rankShare <= MOST,
    `Mann-Whitney share ${round(rankShare, 3)}`,
  );
  context.expect(
    `${what}: none was refused by a limit`,
    known.statuses.every((status) => status === answers.known) &&
      unknown.statuses.every((status) => status === answers.unknown),
    tally([...known.statuses, ...unknown.statuses]),
  );
}
