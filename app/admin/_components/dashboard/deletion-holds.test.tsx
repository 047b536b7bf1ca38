import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { needsOf } from "@/lib/dashboard/needs";
import { NOTHING_WAITS } from "@/tests/factories/needs";
import { DeletionHolds } from "./deletion-holds";

vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));
vi.mock("@/app/admin/actions", () => ({}));

it("stands where the task of the list leads, with its confirm button", () => {
  const hold = { kind: "inventory", missing: 40, known: 100 } as const;
  const [need] = needsOf({ ...NOTHING_WAITS, heldDeletions: [hold] }, new Date());
  const found = { foundAt: "2026-11-21T18:00:00Z", confirmedBy: null, names: ["Amber Beaker"] };
  const html = renderToStaticMarkup(<DeletionHolds holds={[{ ...hold, ...found, version: "1" }]} />);
  const target = html.slice(html.indexOf(`id="${need?.href.split("#")[1]}"`));
  expect(html).toContain(`<section id="${need?.href.split("#")[1]}"`);
  expect(target).toContain("Deactivate 40 products");
});
