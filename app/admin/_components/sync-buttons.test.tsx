import type { ComponentProps, ReactElement, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { SyncAll } from "@/app/admin/_components/dashboard/sync-all";
import { TierSyncCard } from "@/app/admin/_components/dashboard/tier-sync-card";
import { runSyncs } from "@/app/admin/_components/use-sync";
import { CustomerTools } from "@/app/admin/customers/_components/customer-tools";
import { LaunchDateForm } from "@/app/admin/settings/_components/launch-date-form";
import { type ToastMessage, takeToasts } from "@/components/feedback/toast";
import { Button } from "@/components/ui/button";

vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => {} }) }));
vi.mock("@/app/admin/settings/actions", () => ({
  setLaunchDateAction: () => Promise.reject(new TypeError("Failed to fetch")),
}));
vi.mock("@/components/ui/button", { spy: true });
afterEach(() => void takeToasts());

const IDLE = {
  status: "idle",
  lastSyncTime: null,
  nextSyncTime: null,
  customersUpdated: 0,
  lastError: null,
} as const;

/** Presses a button of a screen as a browser does: an inactive one does nothing. */
async function press(screen: ReactElement, label: string): Promise<void> {
  renderToStaticMarkup(screen);
  const buttons = vi.mocked(Button).mock.calls.map(([props]) => props as ComponentProps<typeof Button>);
  const wordsOf = (children: ReactNode) => [children].flat().filter((part) => typeof part === "string");
  const button = buttons.findLast(({ children }) => wordsOf(children).includes(label));
  if (!button?.onClick || button.isInactive) throw new Error(`"${label}" cannot be pressed.`);
  await (button.onClick as () => unknown)();
}

/** A press may go on after its handler has returned. */
async function toasts(): Promise<ToastMessage[]> {
  const shown: ToastMessage[] = [];
  await vi.waitFor(() => expect(shown.push(...takeToasts())).toBeGreaterThan(0));
  return shown;
}

it.each<[string, ReactElement, string, string]>([
  ["Sync with Clover", <SyncAll key="all" running={null} />, "Sync Failed", "Failed to sync with Clover"],
  [
    "Sync Clover",
    <CustomerTools key="sync" isConfigured running={null} />,
    "Sync Failed",
    "Failed to sync with Clover",
  ],
  [
    "Backfill Visits",
    <CustomerTools key="visits" isConfigured running={null} />,
    "Migration Failed",
    "Failed to migrate loyalty check-ins",
  ],
  ["Sync Now", <TierSyncCard key="tiers" initial={IDLE} />, "Sync Failed", "Failed to trigger sync"],
  [
    "Clear Filter",
    <LaunchDateForm key="launch" launchDate="2026-10-01T07:00:00Z" />,
    "Save Failed",
    "Failed to save launch date",
  ],
])("%s says in the specification's words that no answer came", async (label, screen, title, description) => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await press(screen, label);
  expect(await toasts()).toEqual([{ title, description, variant: "destructive" }]);
});

// An inactive button would say nothing; the toast says why.
it.each<[string, ReactElement]>([
  ["Sync with Clover", <SyncAll key="all" running={null} />],
  ["Sync Clover", <CustomerTools key="customers" isConfigured={false} running={null} />],
  ["Sync Now", <TierSyncCard key="tiers" initial={IDLE} />],
])("%s can be pressed without Clover, and shows the refusal", async (label, screen) => {
  const refusal = "Clover is not connected.";
  vi.stubGlobal(
    "fetch",
    async () => new Response(refusal, { status: 503, headers: { "content-type": "text/plain" } }),
  );
  await press(screen, label);
  expect(await toasts()).toEqual([
    { title: "Sync Failed", description: `503: ${refusal}`, variant: "destructive" },
  ]);
});

it("says beside the buttons when Clover is not connected", () => {
  const html = (isConfigured: boolean) =>
    renderToStaticMarkup(<CustomerTools isConfigured={isConfigured} running={null} />);
  expect(html(false)).toContain("Clover is not connected: add its API token and merchant id");
  expect(html(true)).not.toContain("not connected");
});

it("shows a running sync on each screen with a button for it, however often the screen is opened", async () => {
  let answer = (_response: Response) => {};
  const fetched = vi.fn(
    () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      }),
  );
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("window", new EventTarget());
  const ended = runSyncs(["customers"], () => {});
  for (const buttons of [
    <SyncAll key="all" running={null} />,
    <CustomerTools key="customers" isConfigured running={null} />,
  ]) {
    const html = renderToStaticMarkup(buttons);
    expect(html).toContain("Syncing...");
    expect(html).toContain("Syncing Customers");
    expect(html).toContain('aria-disabled="true"');
  }
  await runSyncs(["customers"], () => {});
  expect(fetched).toHaveBeenCalledTimes(1);
  answer(new Response("No.", { status: 503, headers: { "content-type": "text/plain" } }));
  await ended;
  expect(renderToStaticMarkup(<SyncAll running={null} />)).not.toContain("Syncing");
});

it("shows a sync that another tab, the schedule, or this tab before a reload began", () => {
  for (const buttons of [
    <SyncAll key="all" running="orders" />,
    <CustomerTools key="customers" isConfigured running="orders" />,
  ]) {
    const html = renderToStaticMarkup(buttons);
    expect(html).toContain("Syncing Orders");
    expect(html).toContain('aria-disabled="true"');
  }
});
