import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { systemCtx } from "@/lib/context";
import { isCloverConfigured } from "@/lib/integrations/clover/configured";
import { readConnection } from "@/lib/sync/connection";
import type { TierSyncStatus } from "@/lib/sync/queries";
import { Integration } from "./integration";
import { TierSyncCard } from "./tier-sync-card";

const STATUS: TierSyncStatus = {
  status: "error",
  lastSyncTime: "2026-11-20T20:00:00.000Z",
  nextSyncTime: "2026-11-20T21:00:00.000Z",
  customersUpdated: 1_204,
  lastError: "Clover answered with status 500.",
};

vi.mock("@/lib/sync/connection", () => ({ readConnection: vi.fn() }));
vi.mock("@/lib/sync/queries", () => ({ readTierSyncStatus: async () => STATUS }));
vi.mock("@/lib/integrations/clover/configured", () => ({ isCloverConfigured: vi.fn(() => false) }));
// A server renders without effects; here they run as in a browser.
vi.mock("react", async (original) => ({
  ...(await original<typeof import("react")>()),
  useEffect: (run: () => void) => run(),
}));

beforeEach(() => void vi.useFakeTimers());

async function screen(connected: boolean): Promise<string> {
  vi.mocked(readConnection).mockResolvedValue({ connected });
  const html = renderToStaticMarkup(await Integration({ ctx: systemCtx("test"), isFailing: false }));
  return html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
}

it("without Clover says what to add to the environment, and shows no tier sync", async () => {
  const text = await screen(false);
  expect(text).toContain("Integration Status Not Connected");
  expect(text).toContain("Add the provider API token and merchant id");
  expect(text).toContain("to the environment settings");
  expect(text).not.toContain("Automatic Tier Sync");
});

it("with a Clover that is set up and not connected leaves open which of its reasons it is", async () => {
  vi.mocked(isCloverConfigured).mockReturnValueOnce(true);
  const text = await screen(false);
  expect(text).toContain("Integration Status Not Connected");
  expect(text).toContain("it does not answer or refuses the token");
  expect(text).toContain("Check the provider API token and merchant id in the environment settings");
});

it("with Clover shows the tier sync with its times, its count and its last error", async () => {
  const text = await screen(true);
  expect(text).toContain("Integration Status Connected");
  expect(text).not.toContain("Not Connected");
  expect(text).toContain("Automatic Tier Sync Error");
  expect(text).toMatch(/Last sync Fri, Nov 20[^A-Z]* 12:00 PM/);
  expect(text).toMatch(/Next sync Fri, Nov 20[^A-Z]* 1:00 PM/);
  expect(text).toContain("Customers updated 1,204 Last error Clover answered with status 500. Sync Now");
});

it("asks for the state of the tier sync every 30 seconds, and cannot be pressed while it runs", async () => {
  const fetched = vi.fn(async (_address: string) => Response.json(STATUS));
  vi.stubGlobal("fetch", fetched);
  renderToStaticMarkup(<TierSyncCard initial={STATUS} />);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(fetched).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(["/api/admin/sync/status"]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(fetched).toHaveBeenCalledTimes(2);
  vi.clearAllTimers();
  const html = renderToStaticMarkup(<TierSyncCard initial={{ ...STATUS, status: "running" }} />);
  expect(html).toMatch(/<button[^>]*aria-disabled="true"[^>]*>.*Syncing\.\.\./);
});
