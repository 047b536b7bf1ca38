import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { OrderFilter } from "@/lib/orders/filter";
import { OrderFilters } from "./order-filters";

vi.mock("next/form", () => ({
  default: ({ scroll: _, ...props }: ComponentProps<"form"> & { scroll: boolean }) => <form {...props} />,
}));

it("reads out why the days of an address are not shown, though the sentence comes with its text", () => {
  const filter = OrderFilter.parse({ from: "2026-11-02", to: "2026-11-01" });
  const html = renderToStaticMarkup(<OrderFilters filter={filter} span={null} q="" today="2026-11-21" />);
  expect(html).toMatch(/<p role="alert"[^>]*>The range ends before it begins, so all days are shown\.<\/p>/);
});
