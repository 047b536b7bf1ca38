import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { PointsMembersQuery } from "@/lib/loyalty/points-policy";
import { adminCtx } from "@/tests/factories/contexts";
import { makeCustomer } from "@/tests/factories/shop-records";
import { withRollback } from "@/tests/support/with-rollback";
import { PointsMembers } from "./points-members";

// Outside a dialog these cannot be rendered.
vi.mock("@/components/ui/sheet", () => ({
  SheetTitle: "h2",
  SheetDescription: ({ children }: { children: ReactNode }) => children,
  SheetClose: "button",
}));
vi.mock("next/navigation", () => ({
  usePathname: () => "/admin/settings",
  useSearchParams: () => new URLSearchParams(),
}));

const NOW = new Date("2026-11-21T20:00:00Z");

it("says in a sentence that no member is due", async () => {
  await withRollback(async (handle) => {
    const shown = async (points: "due" | "near") => {
      const query = PointsMembersQuery.parse({ points });
      const html = renderToStaticMarkup(await PointsMembers({ ctx: adminCtx(handle, NOW), query }));
      return html.replace(/<[^>]+>/g, " ").replace(/ +/g, " ");
    };
    expect(await shown("due")).toContain("0 members Nobody is due.");
    expect(await shown("near")).toContain("0 members Nobody is due within a month.");
    const lastVisitAt = new Date("2026-04-01T20:00:00Z");
    await makeCustomer(handle, {
      checkinCount: 1,
      lastVisitAt,
      memberVisits: 1,
      memberLastVisitAt: lastVisitAt,
    });
    expect(await shown("due")).not.toContain("Nobody");
  });
});
