import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { systemCtx } from "@/lib/context";
import { listDuplicateDecisions } from "@/lib/duplicates/decisions";
import { LikelyDuplicates } from "./likely-duplicates";

vi.mock("@/app/admin/customers/actions", () => ({}));
vi.mock("next/navigation", () => ({
  useRouter: () => ({}),
  usePathname: () => "/admin/customers",
  useSearchParams: () => new URLSearchParams(),
}));
vi.mock("@/lib/duplicates/likely-duplicates", () => ({
  listLikelyDuplicates: async () => ({ rows: [], total: 0, page: 1, pages: 1 }),
}));
vi.mock("@/lib/duplicates/decisions", () => ({ listDuplicateDecisions: vi.fn(async () => []) }));

const text = async () => {
  const html = renderToStaticMarkup(await LikelyDuplicates({ ctx: systemCtx("test"), page: 1 }));
  return html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
};

it("does not say that no two customers share an address below a decision about two who do", async () => {
  expect(await text()).toContain("No two customers share an email address");
  const side = (id: string) => ({ id, name: "Cody Hale" });
  vi.mocked(listDuplicateDecisions).mockResolvedValue([
    { kind: "different", first: side("1"), second: side("2"), by: "owner", at: "2026-11-29T20:00:00.000Z" },
  ]);
  expect(await text()).toContain("Besides those decided below, no two customers share an email address");
});
