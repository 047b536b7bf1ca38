import { randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { anyRequest } from "@/tests/e2e/support/any-request";
import { rawRequest, SHOP } from "@/tests/e2e/support/raw-request";
import { cookieOf, expect, test } from "@/tests/e2e/support/staff";
import { type RawRequest, sendRaw } from "@/tests/support/send-raw";

const ROUNDS = 150;
const AT_ONCE = 8;
/** Fixed, so that only a change can make it fail; FUZZ_SEED=random looks for new requests. */
const SEED = 1_058_844_167;
const MAX_SEED = 2 ** 31 - 1;

/** Stack frames and the names of error classes. */
const STACK =
  /\bat [^\n]{0,200}[.:][cm]?[jt]sx?:\d+|node_modules|\bnode:internal|PrismaClient|\bE(?:CONN|NOENT)\w*\b/;

/**
 * Each request comes from a network of its own, so that no rate limit applies; only Linux has so many loopback
 * addresses.
 */
function nextAddress(): string | undefined {
  return process.platform === "linux" ? `127.${randomInt(1, 250)}.${randomInt(1, 250)}.1` : undefined;
}

const statusOf = (answer: string): number =>
  Number(/^HTTP\/1\.1 (\d{3})/.exec(answer.replace(/^HTTP\/1\.1 100 [^\n]*\r\n\r\n/, ""))?.[1]);

function faultOf(answer: string): string | null {
  const status = statusOf(answer);
  if (!status) return "no answer";
  if (status >= 500) return `status ${status}`;
  return STACK.test(answer) ? "tells of our code" : null;
}

test("no malformed request causes a 5xx, reveals code or logs outside our logger", async ({ owner }) => {
  test.slow();
  const session = await cookieOf(owner);
  const products: { id: string; imageUrl: string | null }[] = JSON.parse(
    (await rawRequest("/api/products")).body,
  );
  const deals: { id: string }[] = JSON.parse((await rawRequest("/api/deals")).body);
  const events: { id: string }[] = JSON.parse((await rawRequest("/api/events")).body);
  const ids = [...products.slice(0, 2), ...deals.slice(0, 1), ...events.slice(0, 1)].map(({ id }) => id);
  const hashes = ["0".repeat(64)];
  const log = process.env.E2E_SHOP_LOG ?? "";
  const loggedBefore = readFileSync(log, "utf8").length;

  const { FUZZ_SEED = SEED } = process.env;
  const seed = FUZZ_SEED === "random" ? randomInt(MAX_SEED) : Number(FUZZ_SEED);
  console.log(`Seed of the odd requests: ${seed}. FUZZ_SEED repeats them.`);
  const statuses = new Set<number>();
  const faults = async (sent: RawRequest[]) => {
    const answers = await Promise.all(sent.map((one) => sendRaw(SHOP, one, nextAddress())));
    for (const answer of answers) statuses.add(statusOf(answer));
    return answers.flatMap((answer, at) => {
      const fault = faultOf(answer);
      return fault ? [`${fault}: ${JSON.stringify(sent[at])}\n${answer.slice(0, 500)}`] : [];
    });
  };
  const odd = fc.array(anyRequest({ session, ids, hashes }), { minLength: AT_ONCE, maxLength: AT_ONCE });
  await fc.assert(
    fc.asyncProperty(odd, async (sent) => {
      expect(await faults(sent)).toEqual([]);
    }),
    { numRuns: ROUNDS, seed, endOnFailure: true },
  );

  // They got as far as the routes and pages, of staff too.
  expect([...statuses]).toEqual(expect.arrayContaining([200, 307, 400, 401, 404]));
  expect((await rawRequest("/api/user", { headers: { cookie: session } })).status).toBe(200);
  const logged = readFileSync(log, "utf8").slice(loggedBefore).split("\n").filter(Boolean);
  expect(logged).toEqual([]);
});
