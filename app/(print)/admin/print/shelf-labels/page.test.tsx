import { prerender } from "react-dom/static";
import { expect, it, vi } from "vitest";
import type { ShelfLabel } from "@/lib/catalog/shelf-label";
import ShelfLabelsPage from "./page";

const read = vi.hoisted(() => ({ labels: [] as unknown[] }));

vi.mock("@/lib/auth/admin-page-ctx", () => ({ adminPageCtx: async () => ({}) }));
vi.mock("@/lib/catalog/admin-queries", () => ({ searchAdminProducts: async () => ({ rows: [] }) }));
vi.mock("@/lib/catalog/label-queries", () => ({
  MAX_LABELS: 600,
  MAX_CHOSEN: 120,
  readShelfLabels: async () => ({ ...read, part: 1, total: read.labels.length, chosen: [], missing: 1 }),
}));
vi.mock("./_components/product-choice", () => ({ ProductChoice: () => null }));
vi.mock("next/navigation", () => ({ useRouter: () => ({}), usePathname: () => "/admin/print/shelf-labels" }));

const label = (id: string, containsNicotine: boolean): ShelfLabel =>
  ({ id, name: id, price: "$5.00", options: "", code: "", containsNicotine }) as ShelfLabel;

async function htmlOf(...labels: ShelfLabel[]): Promise<string> {
  read.labels = labels;
  const page = await ShelfLabelsPage({ searchParams: Promise.resolve({ product: "gone" }) });
  return new Response((await prerender(page)).prelude).text();
}

it("says that the others are below only where the paper has room for some of them", async () => {
  expect(await htmlOf(label("Shisha", true), label("Grinder", false))).toContain("The others are below.");
  const withheld = await htmlOf(label("Shisha", true));
  expect(withheld).not.toContain("The others are below.");
  expect(withheld).not.toContain("Choose others.");
  expect(withheld).toContain("which needs the larger label");
  expect(await htmlOf()).toContain("Choose others.");
});
