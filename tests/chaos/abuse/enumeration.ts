import { type Answer, ask, registerOwner } from "@/tests/support/http";
import { mannWhitney, round } from "@/tests/support/statistics";
import { DEMO_ADMIN } from "@/tools/cli/launch/demo-admin";
import { rounds, type Scenario, type ScenarioContext } from "../scenario";
import { startFilledShop } from "./filled-shop";

const PAIRS = 400;
const MOST = 0.55;
const LEAST = 0.45;

type Ask = (from: string) => Promise<Answer>;
type Timed = { ms: number[]; answers: Set<string> };

/** Scenario: compares the response times for existing accounts and phone numbers with those for others. */
export const enumeration: Scenario = {
  tests: "A01 L02",
  name: "response times reveal nothing",
  group: "abuse",
  isTimed: true,
  needsBuild: true,
  async run(context) {
    const { shop } = await startFilledShop(context);
    const cookie = await registerOwner(shop.url);
    const logIn = (username: string) => (from: string) =>
      ask(`${shop.url}/api/login`, { json: { username, password: "not the password" }, from });
    const login = await inPairs(context, logIn(DEMO_ADMIN.username), logIn("nobody"));
    expectEqualTimes(context, "a login with a name that exists", login);
    context.expect(
      "both logins get the same answer",
      login.known.answers.size === 1 && [...login.known.answers][0] === [...login.unknown.answers][0],
      [...login.known.answers].join(),
    );

    const lookUp = (digits: string) => (from: string) =>
      ask(`${shop.url}/api/loyalty/customer/${digits}`, { from });
    const lookup = await inPairs(context, lookUp(await memberPhone(shop.url, cookie)), lookUp("2015550000"));
    expectEqualTimes(context, "a look-up of a number that exists", lookup);
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
  known: Ask,
  unknown: Ask,
): Promise<Record<"known" | "unknown", Timed>> {
  const timed = { known: emptyTimed(), unknown: emptyTimed() };
  const count = rounds(context, PAIRS);
  for (let at = 0; at < count; at += 1) {
    const isKnownFirst = context.dice.below(2) === 0;
    for (const isKnown of [isKnownFirst, !isKnownFirst]) {
      const from = `198.${isKnown ? 18 : 19}.${at >> 8}.${at & 255}`;
      await time(isKnown ? timed.known : timed.unknown, () => (isKnown ? known : unknown)(from));
    }
  }
  return timed;
}

const emptyTimed = (): Timed => ({ ms: [], answers: new Set() });

async function time({ ms, answers }: Timed, call: () => Promise<Answer>): Promise<void> {
  const began = performance.now();
  const { status, body } = await call();
  ms.push(performance.now() - began);
  if (status >= 400) answers.add(`${status} ${body}`);
}

function expectEqualTimes(
  context: ScenarioContext,
  what: string,
  { known, unknown }: Record<"known" | "unknown", Timed>,
): void {
  const rankShare = mannWhitney(known.ms, unknown.ms);
  context.expect(
    `${what} takes the same time`,
    rankShare >= LEAST && rankShare <= MOST,
    `Mann-Whitney share ${round(rankShare, 3)}`,
  );
}
