import { PanelLeft, Search, UserCheck } from "lucide-react";
import { ThemeToggle } from "@/components/theme/theme-toggle";
import { Button } from "@/components/ui/button";
import { Key } from "./key";
import { InboxLink } from "./messages/inbox-link";

type Props = {
  isExpanded: boolean;
  isDrawerOpen: boolean;
  onToggle: () => void;
  onSearch: () => void;
  onCheckin: () => void;
};

const toggleClass =
  "size-11 shrink-0 place-items-center rounded-md text-muted-foreground transition-colors hover:bg-accent hover:text-foreground";

/** Two buttons, because there are two actions: folding the sidebar beside the page, and opening it over the page. */
export function AdminHeader({ isExpanded, isDrawerOpen, onToggle, onSearch, onCheckin }: Props) {
  return (
    <header className="sticky short:static top-0 z-30 flex h-14 items-center max-narrow:static max-narrow:h-auto max-narrow:flex-wrap gap-1.5 border-b bg-background px-2 md:gap-2 md:px-4">
      <button
        type="button"
        className={`hidden rail:grid ${toggleClass}`}
        aria-controls="admin-sidebar"
        aria-expanded={isExpanded}
        aria-keyshortcuts="Control+B Meta+B"
        title="Toggle sidebar (Ctrl B)"
        onClick={onToggle}
      >
        <PanelLeft aria-hidden className="size-5" />
        <span className="sr-only">Toggle sidebar</span>
      </button>
      <button
        type="button"
        className={`grid rail:hidden ${toggleClass}`}
        aria-haspopup="dialog"
        aria-expanded={isDrawerOpen}
        onClick={onToggle}
      >
        <PanelLeft aria-hidden className="size-5" />
        <span className="sr-only">Open sidebar</span>
      </button>
      <span aria-hidden className="h-5 w-px bg-border max-sm:hidden" />
      {/* Not a paragraph: readers who set more space between those would push it out of the bar. */}
      <span className="min-w-0 truncate px-1 font-semibold max-sm:whitespace-normal max-sm:text-sm max-sm:leading-tight md:px-2">
        Admin Dashboard
      </span>
      <div className="ml-auto flex min-w-0 items-center gap-1.5">
        <button
          type="button"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          className="flex size-11 shrink items-center justify-center gap-2.5 rounded-md text-muted-foreground transition-colors hover:bg-accent md:w-64 md:justify-start md:border md:border-input md:bg-card md:px-3 lg:w-80"
          onClick={onSearch}
        >
          <Search aria-hidden className="size-5 shrink-0" />
          <span className="truncate text-sm max-md:sr-only">Search everything</span>
          <span aria-hidden className="ml-auto hidden lg:block">
            <Key>Ctrl K</Key>
          </span>
        </button>
        <Button
          variant="secondary"
          size="sm"
          className="h-11 max-md:w-11 max-md:px-0"
          aria-haspopup="dialog"
          aria-keyshortcuts="c"
          onClick={onCheckin}
        >
          <UserCheck aria-hidden />
          <span className="max-md:sr-only">Check in</span>
        </Button>
        <InboxLink />
        <ThemeToggle />
      </div>
    </header>
  );
}
