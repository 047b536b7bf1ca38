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
const htmlOf = (codeExpiresAt: number, status: Partial<LoyaltyStatus> = {}) =>
  renderToStaticMarkup(
    <StatusResult
      status={{ ...STATUS, ...status }}
      codeExpiresAt={codeExpiresAt}
      onRenew={async () => false}
    />,
  );
const later = () => Date.now() + 600_000;

it("has the QR code from its first rendering, and none once the code has expired", () => {
  expect(htmlOf(later())).toContain("fill-code-ink");
  expect(htmlOf(Date.now() - 1)).not.toContain("fill-code-ink");
});

it("shows a member's tier, visits and progress to the next tier", () => {
  const html = htmlOf(later());
  expect(html).toMatch(/bg-tier-gold[^>]*>Gold</);
  expect(html).toContain(">30 visits<");
  expect(html).toMatch(/<progress[^>]* max="50" value="30" aria-label="Progress to VIP"/);
  expect(html).toContain("20 visits to VIP");
});

it("shows no progress at the top", () => {
  const html = htmlOf(later(), { tier: "VIP", checkinCount: 64, nextTier: null, nextTierRequirement: null });
  expect(html).toMatch(/bg-tier-vip[^>]*><svg.*<\/svg>VIP</);
  expect(html).toContain(">64 visits<");
  expect(html).not.toContain("<progress");
  expect(html).toContain("You are at the top: 15% off, for life.");
});
