import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { StatusResult } from "@/components/loyalty/status-result";
import type { LoyaltyStatus } from "@/lib/loyalty/lookup-by-phone";

const STATUS: LoyaltyStatus = {
  tier: "Gold",
  checkinCount: 30,
  nextTier: "VIP",
  nextTierRequirement: 50,
  customer: { firstName: "Ada", lastName: "B." },
  memberCode: "member-code",
  shortCode: "123 456 789",
  codeExpiresInMs: 600_000,
};
const htmlOf = (codeExpiresAt: number) =>
  renderToStaticMarkup(
    <StatusResult status={STATUS} codeExpiresAt={codeExpiresAt} onRenew={async () => false} />,
  );

it("has the QR code from its first rendering, and none once the code has expired", () => {
  expect(htmlOf(Date.now() + 600_000)).toContain("fill-code-ink");
  expect(htmlOf(Date.now() - 1)).not.toContain("fill-code-ink");
});
