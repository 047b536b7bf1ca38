import { prerender } from "react-dom/static";
import { expect, it, vi } from "vitest";
import { autumnDeal } from "@/tests/factories/deal";
import DealPosterPage from "./page";

const OFF = { ...autumnDeal, id: "00000000-0000-4000-8000-000000000001", isActive: false };

vi.mock("@/lib/auth/admin-page-ctx", () => ({ adminPageCtx: async () => ({ now: () => new Date() }) }));
vi.mock("@/lib/deals/queries", () => ({ listDeals: async () => [OFF] }));
vi.mock("next/navigation", () => ({ useRouter: () => ({}), usePathname: () => "/admin/print/deal-poster" }));

it.each([undefined, OFF.id, "nonsense"])(
  "sends nobody to other deals where there are none: %s",
  async (deal) => {
    const page = await DealPosterPage({ searchParams: Promise.resolve({ deal }) });
    const html = await new Response((await prerender(page)).prelude).text();
    expect(html).toContain("No deal runs now or starts later.");
    expect(html).not.toContain("Choose");
  },
);
