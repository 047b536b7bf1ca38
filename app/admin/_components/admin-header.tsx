import { PanelLeft } from "lucide-react";
import { ThemeToggle } from "@/components/layout/theme-toggle";

type Props = { isExpanded: boolean; isPanelOpen: boolean; onToggle: () => void };

const toggleClass =
  "size-11 place-items-center rounded-md text-muted-foreground transition-colors hover:bg-accent hover:text-foreground";

/** Two buttons for two things: one folds the sidebar beside the page, the other opens it over the page. */
export function AdminHeader({ isExpanded, isPanelOpen, onToggle }: Props) {
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-2 border-b bg-background/90 px-2 backdrop-blur-md md:px-4">
      <button
        type="button"
        className={`hidden md:grid ${toggleClass}`}
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
        className={`grid md:hidden ${toggleClass}`}
        aria-haspopup="dialog"
        aria-expanded={isPanelOpen}
        onClick={onToggle}
      >
        <PanelLeft aria-hidden className="size-5" />
        <span className="sr-only">Open sidebar</span>
      </button>
      <span aria-hidden className="h-5 w-px bg-border" />
      <p className="px-2 font-display font-semibold">Admin Dashboard</p>
      <div className="ml-auto">
        <ThemeToggle />
      </div>
    </header>
  );
}
