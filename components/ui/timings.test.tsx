import * as radix from "@radix-ui/react-tooltip";
import { renderToStaticMarkup } from "react-dom/server";
import { Toaster as Sonner } from "sonner";
import { expect, it, vi } from "vitest";
import config from "@/tailwind.config";
import { Toaster } from "./sonner";
import { TooltipProvider } from "./tooltip";

vi.mock("next/navigation", () => ({ usePathname: () => "/" }));
vi.mock("sonner", () => ({ Toaster: vi.fn(() => null), toast: {} }));
vi.mock("@radix-ui/react-tooltip", async (original) => ({
  ...(await original<typeof radix>()),
  Provider: vi.fn(() => null),
}));

/** What the specification says of times and widths, given to the libraries that keep to them. */
it("shows one toast at a time for 5 seconds, to be reached by F8 and swiped to the right", () => {
  renderToStaticMarkup(<Toaster />);
  const [props] = vi.mocked(Sonner).mock.lastCall ?? [];
  expect(props).toMatchObject({
    visibleToasts: 1,
    duration: 5000,
    hotkey: ["F8"],
    swipeDirections: ["right"],
  });
});

it("opens a tooltip after 700 ms, and the next one at once within 300 ms", () => {
  renderToStaticMarkup(<TooltipProvider>text</TooltipProvider>);
  const [props] = vi.mocked(radix.Provider).mock.lastCall ?? [];
  expect(props).toMatchObject({ delayDuration: 700, skipDelayDuration: 300 });
});

it("has a sidebar 16rem wide, 18rem on a phone and 3rem as icons", () => {
  const { spacing } = config.theme?.extend ?? {};
  expect(spacing).toMatchObject({ sidebar: "16rem", "sidebar-mobile": "18rem", "sidebar-icon": "3rem" });
});
