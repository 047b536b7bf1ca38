import { prerender } from "react-dom/static";
import { expect, it, vi } from "vitest";
import { MAX_ENDED } from "@/lib/deals/listed-deals";
import { autumnDeal } from "@/tests/factories/deal";
import DealsPage from "./page";

vi.mock("@/lib/deals/queries", () => ({
  cachedDeals: async () => [
    { ...autumnDeal, id: "live", endDate: "9999-01-01T00:00:00.000Z" },
    ...Array.from({ length: 2_000 }, (_, at) => ({ ...autumnDeal, id: `ended ${at}` })),
  ],
}));
vi.mock("./_components/deal-list", () => ({
  DealList: ({ deals }: { deals: unknown[] }) => <p>{`${deals.length} deals are sent`}</p>,
}));

it("sends a visitor the live deals and of two thousand ended ones the last", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2027-11-24T20:00:00Z") });
  const { prelude } = await prerender(await DealsPage());
  expect(await new Response(prelude).text()).toContain(`${1 + MAX_ENDED} deals are sent`);
});
