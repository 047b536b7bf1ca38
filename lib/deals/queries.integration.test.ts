import { beforeEach, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { listDeals } from "@/lib/deals/queries";

beforeEach(() => db().deal.deleteMany());

const makeDeal = (title: string, priority: number, endDay: number, isActive = true) =>
  db().deal.create({
    data: {
      title,
      description: "d",
      priority,
      isActive,
      discountAmount: "7.5",
      startDate: new Date(Date.UTC(2026, 10, 1)),
      endDate: new Date(Date.UTC(2026, 10, endDay)),
    },
  });

it("lists all deals by priority, then by end date", async () => {
  await makeDeal("hot", 1, 20);
  await makeDeal("later", 8, 28);
  await makeDeal("sooner", 8, 22);
  await makeDeal("switched off", 10, 25, false);
  const deals = await listDeals(db());
  expect(deals.map(({ title }) => title)).toEqual(["switched off", "sooner", "later", "hot"]);
  expect(deals[0]).toMatchObject({
    discountAmount: "7.50",
    discountPercent: null,
    endDate: "2026-11-25T00:00:00.000Z",
  });
});
