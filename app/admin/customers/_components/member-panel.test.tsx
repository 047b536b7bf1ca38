import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import type { MemberProfile } from "@/lib/loyalty/schema";
import { MemberDetails } from "./member-panel";

vi.mock("@/app/admin/customers/actions", () => ({}));
vi.mock("@/app/admin/loyalty/actions", () => ({ voidCheckinAction: null, restoreCheckinAction: null }));

const record = { createdAt: "2026-01-02T20:00:00Z", phoneDigits: [], emails: [], saleOptOutAt: null };
const textOf = (saleOptOutAt: (string | null)[]) => {
  const records = saleOptOutAt.map((at) => ({ ...record, saleOptOutAt: at }));
  const html = renderToStaticMarkup(<MemberDetails member={{ records } as unknown as MemberProfile} />);
  return html.replace(/<[^>]+>/g, " ").replace(/ +/g, " ");
};

it("shows beside the marketing consent since when the person has opted out of the sale of their data", () => {
  expect(textOf([null])).not.toContain("Sale of data");
  expect(textOf([null, "2026-11-04T20:00:00Z", "2026-11-02T20:00:00Z"])).toContain(
    "Sale of data Opted Out On Nov 2, 2026",
  );
});
