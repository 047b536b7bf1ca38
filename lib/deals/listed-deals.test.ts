import { expect, it } from "vitest";
import { DAY_MS } from "@/lib/time";
import { listedDeals, MAX_ENDED } from "./listed-deals";

const NOW = Date.parse("2026-11-24T20:00:00Z");
const ending = (days: number) => ({ endDate: new Date(NOW + days * DAY_MS).toISOString() });

it("keeps every deal that is not over, and of the others those that ended last, in the given order", () => {
  const coming = Array.from({ length: 40 }, (_, at) => ending(40 - at));
  const ended = Array.from({ length: 2_000 }, (_, at) => ending(at - 2_000));
  const mixed = [...coming.slice(0, 20), ...ended, ...coming.slice(20)];
  expect(listedDeals(mixed, NOW)).toEqual([
    ...coming.slice(0, 20),
    ...ended.slice(-MAX_ENDED),
    ...coming.slice(20),
  ]);
});

it("keeps a deal that ends at this moment beside as many ended ones as there may be", () => {
  const deals = [ending(0), ...Array.from({ length: MAX_ENDED }, (_, at) => ending(-1 - at))];
  expect(listedDeals(deals, NOW)).toEqual(deals);
});
