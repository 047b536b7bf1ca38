import { expect, it, vi } from "vitest";
import { systemCtx } from "@/lib/context";
import CustomersPage from "./page";

vi.mock("@/lib/auth/admin-page-ctx", () => ({ adminPageCtx: async () => systemCtx("test") }));
vi.mock("@/lib/customers/queries", () => ({
  cachedCustomerCounts: () => new Promise(() => {}),
}));
vi.mock("@/lib/settings/queries", () => ({ cachedLaunchDate: async () => null }));
vi.mock("@/lib/sync/queries", () => ({ runningPull: async () => null, latestRuns: async () => [] }));

it("does not wait for the counts before it reads the list", async () => {
  expect(await CustomersPage({ searchParams: Promise.resolve({}) })).toBeDefined();
});
