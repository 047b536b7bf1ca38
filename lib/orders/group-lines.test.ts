import { expect, it } from "vitest";
import { groupLines } from "@/lib/orders/group-lines";

const line = (name: string, price: string, isRefunded = false, quantity = 1) => ({
  id: `${Math.random()}`,
  name,
  price,
  quantity,
  total: price,
  isRefunded,
});

it("merges lines of the same product and price, and keeps other prices and refunds separate", () => {
  const groups = groupLines([
    line("Papers", "2.10"),
    line("Grinder", "25.00"),
    line("Papers", "2.10"),
    line("Papers", "1.90"),
    line("Papers", "2.10", true),
    line("Papers", "2.10", false, 3),
  ]);
  expect(groups).toEqual([
    { name: "Papers", price: "2.10", quantity: 5, total: "6.30", isRefunded: false },
    { name: "Grinder", price: "25.00", quantity: 1, total: "25.00", isRefunded: false },
    { name: "Papers", price: "1.90", quantity: 1, total: "1.90", isRefunded: false },
    { name: "Papers", price: "2.10", quantity: 1, total: "2.10", isRefunded: true },
  ]);
});

it("adds up exactly, including negative amounts", () => {
  expect(groupLines(Array.from({ length: 30 }, () => line("Lighter", "0.10")))[0]?.total).toBe("3.00");
  expect(groupLines([line("Credit", "-0.10"), line("Credit", "-0.10")])[0]?.total).toBe("-0.20");
  expect(groupLines([])).toEqual([]);
});
