import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { SyncAll } from "@/app/admin/_components/dashboard/sync-all";
import { CustomerTools } from "@/app/admin/customers/_components/customer-tools";

vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));
vi.mock("@/app/admin/actions", () => ({}));

// The endpoint refuses the call, and the toast says why; an inactive button would say nothing.
it.each<[string, ReactElement]>([
  ["Sync with Clover", <SyncAll key="all" />],
  ["Sync Clover", <CustomerTools key="customers" isConfigured={false} />],
])("%s takes clicks without Clover too", (label, buttons) => {
  const html = renderToStaticMarkup(buttons);
  expect(html).toContain(label);
  expect(html).not.toContain('aria-disabled="true"');
});
