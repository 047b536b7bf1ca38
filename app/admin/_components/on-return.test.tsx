import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { SyncAll } from "./dashboard/sync-all";
import { onReturn } from "./on-return";

vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => {} }) }));
// A server renders without effects; here those of a mounted screen run as in a browser.
vi.mock("react", async (original) => ({
  ...(await original<typeof import("react")>()),
  useEffect: (run: () => void) => run(),
  useEffectEvent: (run: () => void) => run,
}));

let tab: EventTarget & { visibilityState: string };

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  tab = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("document", tab);
  vi.stubGlobal("window", new EventTarget());
});

const show = (visibilityState: "hidden" | "visible") => {
  tab.visibilityState = visibilityState;
  tab.dispatchEvent(new Event("visibilitychange"));
};
const focus = () => window.dispatchEvent(new Event("focus"));

it("looks once when staff come back, not when they leave, and not at each of many returns", () => {
  const look = vi.fn();
  const end = onReturn(look);
  show("hidden");
  expect(look).not.toHaveBeenCalled();
  show("visible");
  focus();
  vi.setSystemTime(9_999);
  focus();
  expect(look).toHaveBeenCalledTimes(1);
  vi.setSystemTime(10_000);
  focus();
  expect(look).toHaveBeenCalledTimes(2);
  end();
  vi.setSystemTime(60_000);
  show("visible");
  focus();
  expect(look).toHaveBeenCalledTimes(2);
});

it("asks what is being synced when staff come back to an idle screen, and then only", async () => {
  const fetched = vi.fn(async (_address: string) => Response.json([]));
  vi.stubGlobal("fetch", fetched);
  renderToStaticMarkup(<SyncAll running={null} />);
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(fetched).not.toHaveBeenCalled();
  show("visible");
  focus();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(["/api/admin/sync/runs"]);
});
