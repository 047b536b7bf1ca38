import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import type { PrivacyRequestDto } from "@/lib/privacy/schema";
import { PrivacySteps } from "./privacy-steps";

vi.mock("@/app/admin/settings/actions", () => ({}));

it("has the region in which what was found is told before anything is", () => {
  const request = { id: "1", phone: "7025550123", email: null, name: null } as PrivacyRequestDto;
  expect(renderToStaticMarkup(<PrivacySteps request={request} />)).toContain('role="status"');
});
