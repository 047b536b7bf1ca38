import { DEMO_ADMIN } from "@/tools/launch/demo-admin";
import { type Answer, ask, registerAdmin } from "../parts/ask";
import { auc } from "../parts/auc";
import { round } from "../parts/stats";
import { rounds, type Scenario, type Torture } from "../scenario";
import { abusedShop } from "./abused-shop";

const PAIRS = 400;
const MOST = 0.55;
const LEAST = 0.45;

type Ask = (from: string) => Promise<Answer>;
type Timed = { ms: number[]; answers: Set<string> };

/** Somebody asks for accounts and telephone numbers that are here and for others, and looks at the clock. */
export const enumeration: Scenario = {
  tests: "A01 L02",
  name: "telling what exists by the clock",
  group: "abuse",
  isTimed: true,
  needsBuild: true,
  async run(torture) {
    const { shop } = await abusedShop(torture);
    const cookie = await registerAdmin(shop.url);
    const logIn = (username: string) => (from: string) =>
      ask(`${shop.url}/api/login`, { json: { username, password: "not the password" }, from });
    const login = await inPairs(torture, logIn(DEMO_ADMIN.username), logIn("nobody"));
    judge(torture, "a login with a name that exists", login);
    torture.expect(
      "both logins are answered alike",
      login.known.answers.size === 1 && [...login.known.answers][0] === [...login.unknown.answers][0],
      [...login.known.answers].join(),
    );

    const lookUp = (digits: string) => (from: string) =>
      ask(`${shop.url}/api/loyalty/customer/${digits}`, { from });
    const lookup = await inPairs(torture, lookUp(await memberPhone(shop.url, cookie)), lookUp("2015550000"));
    judge(torture, "a look-up of a number that exists", lookup);
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

/** One of each in turn, in an order nobody can guess, each from an address of its own so that no limit is met. */
async function inPairs(
  torture: Torture,
  known: Ask,
  unknown: Ask,
): Promise<Record<"known" | "unknown", Timed>> {
  const timed = { known: emptyTimed(), unknown: emptyTimed() };
  const count = rounds(torture, PAIRS);
  for (let at = 0; at < count; at += 1) {
    const isKnownFirst = torture.dice.below(2) === 0;
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

function judge(torture: Torture, what: string, { known, unknown }: Record<"known" | "unknown", Timed>): void {
  const apart = auc(known.ms, unknown.ms);
  torture.expect(`${what} takes no other time`, apart >= LEAST && apart <= MOST, `AUC ${round(apart, 3)}`);
}
