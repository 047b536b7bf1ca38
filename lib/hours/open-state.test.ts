import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { OPEN_NOW_SCRIPT } from "@/lib/hours/open-now-script";
import { openState, type PackedException } from "@/lib/hours/open-state";
import { packHours } from "@/lib/hours/pack-hours";
import { DAY_MS, fromDateTimeInput } from "@/lib/time";

/** Of a page that was stored on New Year's Day. */
const packed = packHours([], new Date("2026-01-01T08:00:00Z"));
const at = (iso: string, exceptions: PackedException[] = []) =>
  openState(Date.parse(iso), { ...packed, exceptions });

it.each([
  ["winter, a minute before opening", "2026-12-01T16:59:00Z", false, "Opens at 9 AM"],
  ["winter, at opening", "2026-12-01T17:00:00Z", true, "Open until 9 PM"],
  ["summer, at opening", "2026-07-01T16:00:00Z", true, "Open until 9 PM"],
  ["summer, the last minute", "2026-07-02T03:59:00Z", true, "Open until 9 PM"],
  ["summer, at closing", "2026-07-02T04:00:00Z", false, "Opens at 9 AM tomorrow"],
  ["winter, the last minute", "2026-12-02T04:59:00Z", true, "Open until 9 PM"],
  ["the minute before midnight", "2026-12-02T07:59:00Z", false, "Opens at 9 AM tomorrow"],
  ["midnight", "2026-12-02T08:00:00Z", false, "Opens at 9 AM"],
  ["the morning clocks go forward", "2026-03-08T16:00:00Z", true, "Open until 9 PM"],
  ["the morning before clocks go forward", "2026-03-07T16:00:00Z", false, "Opens at 9 AM"],
  ["the hour skipped in spring", "2026-03-08T10:00:00Z", false, "Opens at 9 AM"],
  ["the hour repeated in autumn", "2026-11-01T09:30:00Z", false, "Opens at 9 AM"],
  ["the morning clocks go back", "2026-11-01T16:30:00Z", false, "Opens at 9 AM"],
  ["the evening after clocks go back", "2026-11-02T04:30:00Z", true, "Open until 9 PM"],
  ["New Year's Eve, late", "2027-01-01T07:30:00Z", false, "Opens at 9 AM tomorrow"],
])("%s (%s)", (_when, iso, isOpen, label) => {
  expect(at(iso)).toEqual({ isOpen, label });
});

const thanksgiving: PackedException = ["2026-11-26", "2026-11-26", null, null, "Thanksgiving"];
const christmas: PackedException = ["2026-12-24", "2026-12-26", null, null, ""];
const eve: PackedException = ["2026-12-31", "2026-12-31", 630, 1440, "New Year's Eve"];
const works: PackedException = ["2026-11-22", "2026-12-06", null, null, "Remodeling"];

it.each([
  ["closed for the day, with the reason", "2026-11-26T20:00:00Z", thanksgiving, "Closed today, Thanksgiving"],
  [
    "closed until the last minute of the day",
    "2026-11-27T07:59:00Z",
    thanksgiving,
    "Closed today, Thanksgiving",
  ],
  ["the evening before", "2026-11-26T05:30:00Z", thanksgiving, "Opens Friday at 9 AM"],
  ["the midnight after", "2026-11-27T08:00:00Z", thanksgiving, "Opens at 9 AM"],
  ["closed without a reason", "2026-12-25T20:00:00Z", christmas, "Closed today"],
  ["before special hours", "2026-12-31T18:29:00Z", eve, "Opens at 10:30 AM"],
  ["during special hours", "2027-01-01T07:59:00Z", eve, "Open until midnight"],
  ["the midnight that ends them", "2027-01-01T08:00:00Z", eve, "Opens at 9 AM"],
  ["weeks away", "2026-11-22T05:30:00Z", works, "Opens Dec 7 at 9 AM"],
])("%s (%s)", (_when, iso, exception, label) => {
  expect(at(iso, [exception]).label).toBe(label);
});

it("is open from nine to nine by the shop's clock, every day of four years", () => {
  const times = ["08:59", "09:00", "20:59", "21:00"];
  for (let ms = Date.UTC(2026, 0, 1); ms < Date.UTC(2030, 0, 1); ms += DAY_MS) {
    const day = new Date(ms).toISOString().slice(0, 10);
    const moments = times.map((time) => fromDateTimeInput(`${day}T${time}`)?.getTime() ?? 0);
    const isOpen = moments.map((moment) => openState(moment, packed).isOpen);
    expect([day, ...isOpen]).toEqual([day, false, true, true, false]);
  }
});

it("is packed alike all year, so that stored pages do not change", () => {
  expect(packHours([], new Date("2026-12-31T23:59:59Z"))).toEqual(packed);
});

type Host = {
  connectedCallback: () => void;
  shadowRoot: { textContent: string };
  dataset: { state?: string };
};

it("matches the custom element's inline script, which has only the page's data", () => {
  const exceptions = [thanksgiving, christmas, eve];
  let Defined: new () => Host = class {} as never;
  class Page {
    shadowRoot: { textContent: string } | null = null;
    dataset = {};
    attachShadow() {
      this.shadowRoot = { textContent: "" };
      return this.shadowRoot;
    }
    closest() {
      return { dataset: { hours: JSON.stringify({ ...packed, exceptions }) } };
    }
  }
  let now = 0;
  const context = {
    HTMLElement: Page,
    setInterval: () => 0,
    Date: class extends Date {
      static override now = () => now;
    },
    customElements: { define: (_name: string, element: typeof Defined) => (Defined = element) },
  };
  runInNewContext(OPEN_NOW_SCRIPT, context);
  const start = Date.parse("2026-11-25T00:00:00Z");
  for (let hour = 0; hour < 24 * 42; hour += 1) {
    now = start + hour * 3_600_000;
    const element = new Defined();
    element.connectedCallback();
    const expected = openState(now, { ...packed, exceptions });
    expect(element.shadowRoot.textContent).toBe(expected.label);
    expect(element.dataset.state).toBe(expected.isOpen ? "open" : "closed");
  }
});
