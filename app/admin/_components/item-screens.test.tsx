import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { DeleteDialog } from "@/app/admin/_components/delete-dialog";
import { useCall } from "@/app/admin/_components/use-call";
import { dealWords } from "@/app/admin/deals/_components/deal-form";
import { DealsScreen } from "@/app/admin/deals/_components/deals-screen";
import { eventWords } from "@/app/admin/events/_components/event-form";
import { EventsScreen } from "@/app/admin/events/_components/events-screen";
import { TooltipProvider } from "@/components/ui/tooltip";
import { autumnDeal } from "@/tests/factories/deal";
import { upcomingEvent } from "@/tests/factories/event";

vi.mock("@/app/admin/deals/actions");
vi.mock("@/app/admin/events/actions");
vi.mock("@/app/admin/_components/use-call", () => ({ useCall: vi.fn(() => ({ isPending: false })) }));
// What Radix renders into the document's body.
vi.mock("@/components/ui/alert-dialog", async (original) =>
  Object.fromEntries(
    Object.keys(await original<object>()).map((name) => [
      name,
      ({ children }: { children: never }) => children,
    ]),
  ),
);

const WITHIN = Date.parse("2026-11-01T08:00:00Z");
const textOf = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
const headings = (html: string) =>
  [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, one = ""]) => textOf(one));
const deals = (...list: Partial<typeof autumnDeal>[]) =>
  renderToStaticMarkup(
    <TooltipProvider>
      <DealsScreen
        deals={list.map((deal, at) => ({ ...autumnDeal, id: `${at}`, ...deal }))}
        exceptions={[]}
        renderedAt={WITHIN}
      />
    </TooltipProvider>,
  );
const events = (...list: Partial<typeof upcomingEvent>[]) =>
  renderToStaticMarkup(
    <TooltipProvider>
      <EventsScreen
        events={list.map((event, at) => ({ ...upcomingEvent, id: `${at}`, ...event }))}
        exceptions={[]}
        renderedAt={WITHIN}
      />
    </TooltipProvider>,
  );

const BOTH = ["Active Promotions", "Scheduled Promotions"];
it("lists expired and inactive deals only when there are some", () => {
  const ended = { startDate: "2026-01-01T08:00:00Z", endDate: "2026-01-02T08:00:00Z" };
  const titles = (html: string) => headings(html).map((title) => title.replace(/ \d+ ?$/, "").trim());
  expect(titles(deals({}))).toEqual(BOTH);
  expect(deals({})).toContain("Nothing is scheduled.");
  expect(titles(deals(ended))).toEqual([...BOTH, "Expired Deals"]);
  expect(titles(deals({ isActive: false }))).toEqual([...BOTH, "Inactive Deals"]);
  expect(titles(events({}))).toEqual(["Upcoming Events", "Past Events"]);
  expect(titles(events({ isActive: false }))).toEqual(["Upcoming Events", "Past Events", "Inactive Events"]);
});

it("invites staff to the first deal, with ideas, and to the first event", () => {
  const text = textOf(deals());
  for (const words of [
    "Create Your First Promotion",
    "Happy hour specials",
    "Bundle discounts",
    "Limited time offers",
  ])
    expect(text).toContain(words);
  expect(textOf(deals({}))).not.toContain("Create Your First Promotion");
  expect(textOf(events())).toContain("Create Your First Event");
  expect(textOf(events({}))).not.toContain("Create Your First Event");
});

it.each([
  ["Deal", "deal", dealWords, "Your promotion has been created successfully."],
  ["Event", "event", eventWords, "Your event has been created successfully."],
])("names what failed with a %s, and what is going on", (name, what, words, created) => {
  for (const kind of ["create", "update", "delete"] as const) {
    expect(words[kind].failed).toEqual({
      title: `Failed to ${kind[0]?.toUpperCase()}${kind.slice(1)} ${name}`,
      description: `An error occurred while ${kind.slice(0, -1)}ing the ${what}`,
    });
    expect(words[kind].done.title).toBe(`${name} ${kind[0]?.toUpperCase()}${kind.slice(1)}d`);
  }
  expect(words.create.done.description).toBe(created);
  expect([words.create.pending, words.update.pending]).toEqual(["Creating...", "Updating..."]);
});

it("says Deleting... on the button while it deletes", () => {
  const html = () =>
    renderToStaticMarkup(
      <DeleteDialog
        target={{ id: "1", title: "Glass week" }}
        action={async () => ({ ok: true, value: undefined })}
        words={eventWords.delete}
        title="Are you absolutely sure?"
        question={({ title }) => title}
        confirmLabel="Delete Event"
        onClose={() => {}}
      />,
    );
  expect(html()).toMatch(/>Delete Event<\/button>/);
  vi.mocked(useCall).mockReturnValue({ isPending: true, call: async (work) => work() });
  expect(html()).toMatch(/<button[^>]* aria-disabled="true"[^>]*>Deleting\.\.\.<\/button>/);
});
