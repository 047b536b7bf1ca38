"use client";

import { Command } from "cmdk";
import {
  BadgePercent,
  CalendarDays,
  CornerDownLeft,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  Package,
  ReceiptText,
  Search,
  Users,
} from "lucide-react";
import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useState } from "react";
import { Spinner } from "@/components/feedback/spinner";
import { Unbroken } from "@/components/text/unbroken";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "@/components/ui/dialog";
import { keepPeriod } from "@/lib/dashboard/keep-period";
import { adminLinks, adminSubRoutes, inboxPath, routes } from "@/lib/routes";
import { HIT_KINDS, HITS_OF_A_KIND, type HitKind, SEARCH_LETTERS, type SearchHit } from "@/lib/search/schema";
import { useFocusReturn } from "../use-focus-return";
import type { ChosenMember, Overlay } from "../use-overlays";
import { useShownPeriod } from "../use-shown-period";
import { overShownList } from "./over-shown-list";
import { useSearch } from "./use-search";
import { useEarlyEnter, useSelection } from "./use-search-keys";

const KINDS: Readonly<Record<HitKind, { name: string; icon: LucideIcon }>> = {
  customer: { name: "Customers", icon: Users },
  order: { name: "Orders", icon: ReceiptText },
  product: { name: "Products", icon: Package },
  deal: { name: "Deals", icon: BadgePercent },
  event: { name: "Events", icon: CalendarDays },
  message: { name: "Messages", icon: Mail },
};

type Target = { title: string; href?: string; overlay?: Overlay; id?: string };
type Place = Target & { note: string };

/** Screens that can be opened without searching the shop's data. */
const PLACES: readonly Place[] = [
  ...[...adminLinks, adminSubRoutes.insight].map(({ label, description, path }) => ({
    title: label,
    note: description,
    href: path,
  })),
  { title: "Messages", note: "What visitors wrote", href: inboxPath },
  { title: "Check in a member", note: "By number or code", overlay: "check-in" },
  { title: "Keyboard", note: "All keyboard shortcuts of the back office", overlay: "keys" },
  { title: "View Store", note: "The site as visitors see it", href: routes.home.path },
];

function placesFor(text: string): readonly Place[] {
  const q = text.trim().toLowerCase();
  return PLACES.filter(({ title, note }) => `${title} ${note}`.toLowerCase().includes(q));
}

const groupClass =
  "**:[[cmdk-group-heading]]:px-3 **:[[cmdk-group-heading]]:pt-3 **:[[cmdk-group-heading]]:pb-1 **:[[cmdk-group-heading]]:font-semibold **:[[cmdk-group-heading]]:text-muted-foreground **:[[cmdk-group-heading]]:text-xs";

type Props = {
  onClose: () => void;
  onOverlay: (overlay: Overlay) => void;
  /** Given, only customers are found, and the one who is chosen is not opened. */
  onMember?: (member: ChosenMember) => void;
};

const EVERYTHING = {
  title: "Search everything",
  about: "Customers, orders, products, deals, events, messages and screens",
};
const MEMBERS = { title: "Find a member", about: "By name, number, email or code" };

/** The global search: customers, orders, products, deals, events, messages and screens, by keyboard or touch. */
export function SearchDialog({ onClose, onOverlay, onMember }: Props) {
  const router = useRouter();
  const period = useShownPeriod();
  const pathname = usePathname();
  const shown = useSearchParams();
  const focusReturn = useFocusReturn();
  const [text, setText] = useState("");
  const { hits: found, error, isPending } = useSearch(text);
  const kinds = onMember ? HIT_KINDS.filter((kind) => kind === "customer") : HIT_KINDS;
  const groups = kinds.map((kind) => ({ kind, hits: found.filter((hit) => hit.kind === kind) }));
  const hits = groups.flatMap((group) => group.hits);
  const places = onMember ? [] : placesFor(text);
  const words = onMember ? MEMBERS : EVERYTHING;
  const selection = useSelection([...hits.map(({ id }) => id), ...places.map(({ title }) => title)]);

  function go(target: Target) {
    if (onMember && target.id) return onMember({ customerId: target.id, name: target.title });
    const { href, overlay } = target;
    if (overlay) return onOverlay(overlay);
    onClose();
    if (href) router.push(overShownList(keepPeriod(href, period), pathname, shown));
  }

  const onKeyDown = useEarlyEnter(text, isPending, () => {
    // Nothing was found for the text: that the search failed is what there is to see.
    const [first] = error ? [] : [...hits, ...places];
    if (first) go(first);
  });

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        showClose={false}
        className="top-4 max-w-2xl grid-cols-[minmax(0,1fr)] translate-y-0 gap-0 overflow-hidden p-0 sm:top-[12vh]"
        {...focusReturn}
      >
        <DialogTitle className="sr-only">{words.title}</DialogTitle>
        <DialogDescription className="sr-only">{words.about}</DialogDescription>
        <Command
          label={words.title}
          shouldFilter={false}
          loop
          {...selection}
          onKeyDown={onKeyDown}
          className="flex min-h-0 flex-col"
        >
          <SearchField text={text} isPending={isPending} onText={setText} onClose={onClose} />
          <Results groups={groups} places={places} onSelect={go} />
          <Outcome
            text={text}
            isPending={isPending}
            error={error}
            count={hits.length + places.length}
            isCut={groups.some((group) => group.hits.length === HITS_OF_A_KIND)}
          />
        </Command>
      </DialogContent>
    </Dialog>
  );
}

type SearchFieldProps = {
  text: string;
  isPending: boolean;
  onText: (text: string) => void;
  onClose: () => void;
};

function SearchField({ text, isPending, onText, onClose }: SearchFieldProps) {
  return (
    <div className="flex items-center gap-3 border-b px-4">
      {isPending ? (
        <Spinner className="size-5 shrink-0 text-muted-foreground" />
      ) : (
        <Search aria-hidden className="size-5 shrink-0 text-muted-foreground" />
      )}
      <Command.Input
        value={text}
        onValueChange={onText}
        maxLength={100}
        placeholder="Name, number, email or code"
        className="h-14 min-w-0 flex-1 text-ellipsis bg-transparent outline-none placeholder:text-muted-foreground"
      />
      <button
        type="button"
        className="h-11 rounded-md px-2 text-muted-foreground text-sm hover:text-foreground"
        onClick={onClose}
        // Else Enter would open the selected result instead.
        onKeyDown={(event) => event.key === "Enter" && event.stopPropagation()}
      >
        Close
      </button>
    </div>
  );
}

type ResultsProps = {
  groups: readonly { kind: HitKind; hits: readonly SearchHit[] }[];
  places: readonly Place[];
  onSelect: (target: Target) => void;
};

function Results({ groups, places, onSelect }: ResultsProps) {
  return (
    <Command.List
      label="Found"
      hidden={places.length === 0 && groups.every(({ hits }) => hits.length === 0)}
      className="max-h-[min(60vh,30rem)] overflow-y-auto overscroll-contain px-2 pb-2"
    >
      {groups.map(
        ({ kind, hits }) =>
          hits.length > 0 && (
            <Command.Group key={kind} heading={KINDS[kind].name} className={groupClass}>
              {hits.map((hit) => (
                <Hit key={hit.id} {...hit} icon={KINDS[kind].icon} onSelect={() => onSelect(hit)} />
              ))}
            </Command.Group>
          ),
      )}
      {places.length > 0 && (
        <Command.Group heading="Screens" className={groupClass}>
          {places.map((place) => (
            <Hit
              key={place.title}
              id={place.title}
              {...place}
              icon={LayoutDashboard}
              onSelect={() => onSelect(place)}
            />
          ))}
        </Command.Group>
      )}
    </Command.List>
  );
}

type HitProps = { id: string; title: string; note: string; icon: LucideIcon; onSelect: () => void };

function Hit({ id, title, note, icon: Icon, onSelect }: HitProps) {
  return (
    <Command.Item
      value={id}
      onSelect={onSelect}
      className="group/hit flex min-h-12 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 aria-selected:bg-accent"
    >
      <Icon aria-hidden className="size-4 shrink-0 text-muted-foreground" />
      <span className="min-w-0 flex-1 leading-tight">
        <span className="wrap-anywhere line-clamp-2 font-medium">
          <Unbroken text={title} />
        </span>
        <span className="block truncate text-muted-foreground text-sm">{note}</span>
      </span>
      <CornerDownLeft
        aria-hidden
        className="hidden size-4 shrink-0 text-muted-foreground group-aria-selected/hit:block max-md:hidden!"
      />
    </Command.Item>
  );
}

type OutcomeProps = {
  text: string;
  isPending: boolean;
  error: string | null;
  count: number;
  /** As many of a kind are listed as are found at most. */
  isCut: boolean;
};

/** Announces that nothing or not everything was found, that the search failed, or that more letters are needed. */
function Outcome({ text, isPending, error, count, isCut }: OutcomeProps) {
  const q = text.trim();
  const words =
    error ??
    (isPending || q === ""
      ? ""
      : q.length < SEARCH_LETTERS
        ? `Type ${SEARCH_LETTERS} letters to search customers, orders, products and messages.`
        : count === 0
          ? `Nothing has “${q}” in its name, number, email, id or code.`
          : isCut
            ? `Up to ${HITS_OF_A_KIND} of each kind are listed. Type more to find others.`
            : "");
  return (
    <p
      role="status"
      className={words ? "-mt-px border-t px-5 py-4 text-muted-foreground text-sm" : "sr-only"}
    >
      {words || (isPending ? "Searching..." : `${count} found`)}
    </p>
  );
}
