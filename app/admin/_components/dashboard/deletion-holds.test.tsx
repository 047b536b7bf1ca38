import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { needsOf } from "@/lib/dashboard/needs";
import type { DeletionHoldDto } from "@/lib/sync/deletion-holds";
import { NOTHING_WAITS } from "@/tests/factories/needs";
import { DeletionHolds } from "./deletion-holds";

vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));
vi.mock("@/app/admin/actions", () => ({}));

const htmlOf = (hold: Pick<DeletionHoldDto, "kind" | "missing" | "known">) => {
  const found = { foundAt: "2026-11-21T18:00:00Z", confirmedBy: null, names: ["Amber Beaker"] };
  return renderToStaticMarkup(<DeletionHolds holds={[{ ...hold, ...found, version: "1" }]} />);
};

it("stands where the task of the list leads, with its confirm button", () => {
  const hold = { kind: "inventory", missing: 40, known: 100 } as const;
  const [need] = needsOf({ ...NOTHING_WAITS, heldDeletions: [hold] }, new Date());
  const html = htmlOf(hold);
  const target = html.slice(html.indexOf(`id="${need?.href.split("#")[1]}"`));
  expect(html).toContain(`<section id="${need?.href.split("#")[1]}"`);
  expect(target).toContain("Deactivate 40 products");
});

it("counts one of a few in the singular", () => {
  const html = htmlOf({ kind: "customers", missing: 1, known: 4 });
  expect(html).toContain("lacks 1 of 4 customers");
  expect(html).toContain("Deactivate 1 customer<");
});
