import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { ListedCustomer } from "@/lib/customers/schema";
import { CustomerListQuery } from "@/lib/customers/schema";
import { CustomerTable } from "./customers/_components/customer-table";
import { MemberTable } from "./loyalty/_components/member-table";

const DANA: ListedCustomer = {
  id: "00000000-0000-4000-8000-000000000001",
  firstName: "Dana",
  lastName: "Rivers",
  email: null,
  phone: null,
  cloverId: "C1",
  loyaltyPoints: 0,
  isPlaceholder: false,
  placeholderReason: null,
  marketingAllowed: false,
  createdAt: "2026-09-30T20:00:00.000Z",
  memberId: "00000000-0000-4000-8000-000000000001",
  tier: "VIP",
  checkinCount: 51,
  lastVisitAt: null,
};
const LAUNCH = new Date("2026-10-01T07:00:00Z");

const cells = (html: string) =>
  [...html.matchAll(/<t[hd] [^>]*data-place[^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = ""]) =>
    cell
      .replace(/<[^>]+>/g, " ")
      .replace(/\s+/g, " ")
      .trim(),
  );
const directory = (customer: Partial<ListedCustomer>, launch: Date | null = LAUNCH) =>
  cells(
    renderToStaticMarkup(
      <CustomerTable
        customers={[{ ...DANA, ...customer }]}
        launch={launch}
        query={CustomerListQuery.parse({})}
      />,
    ),
  ).slice(7);

it("flags test records, and customers from before the launch date", () => {
  expect(directory({}).at(-1)).toBe("Pre-launch");
  expect(directory({ createdAt: LAUNCH.toISOString() }).at(-1)).toBe("None");
  expect(directory({}, null).at(-1)).toBe("None");
  expect(directory({ isPlaceholder: true }).at(-1)).toBe("Test Pre-launch");
});

it("shows tier, visits, consent and the day somebody joined", () => {
  expect(directory({}).slice(2, 6)).toEqual(["Not Opted In", "VIP", "51 visits", "Sep 30, 2026"]);
  expect(directory({ marketingAllowed: true, checkinCount: 1, tier: "None" }).slice(2, 5)).toEqual([
    "Opted In",
    "None",
    "1 visit",
  ]);
});

it("writes N/A for a member without a phone number", () => {
  const phones = [null, "7025550123"].map((phone) => {
    const html = renderToStaticMarkup(<MemberTable members={[{ ...DANA, phone }]} />);
    return cells(html).slice(5)[1];
  });
  expect(phones).toEqual(["N/A", "(702) 555-0123"]);
});
