"use client";

import type { ReactNode } from "react";
import { QueueNotice } from "@/app/admin/loyalty/_components/queue-notice";
import { SkipLink } from "@/components/navigation/skip-link";
import { Sheet, SheetContent, SheetDescription, SheetTitle } from "@/components/ui/sheet";
import { TooltipProvider } from "@/components/ui/tooltip";
import { AdminHeader } from "./admin-header";
import { OverlayDialogs } from "./overlay-dialogs";
import { SidebarFooter, type SignedInStaff } from "./sidebar-footer";
import { SidebarLinks } from "./sidebar-links";
import { SidebarMark } from "./sidebar-mark";
import { useSidebar } from "./sidebar-state";
import { useFocusReturn } from "./use-focus-return";
import { useLateTarget } from "./use-late-target";
import { useLinkQuestion } from "./use-link-question";
import { useListClicks } from "./use-list-clicks";
import { useLostFocus } from "./use-lost-focus";
import { OpenOverlay, useOverlays } from "./use-overlays";
import { useRowKeys } from "./use-row-keys";

type Props = { staff: SignedInStaff; wasExpanded: boolean; children: ReactNode };

/** The frame of every admin page: sidebar, header, page, and the dialogs that open over any of them. */
export function AdminFrame({ staff, wasExpanded, children }: Props) {
  const { isExpanded, isTablet, isDrawerOpen, setIsDrawerOpen, toggle } = useSidebar(wasExpanded);
  const focusReturn = useFocusReturn();
  const overlays = useOverlays();
  useRowKeys();
  useLateTarget();
  useLinkQuestion();
  useLostFocus();
  const onListClick = useListClicks();
  const isRail = !isExpanded || isTablet;
  return (
    <TooltipProvider>
      <SkipLink />
      <div className="flex min-h-dvh">
        <aside
          id="admin-sidebar"
          aria-label="Sidebar"
          data-rail={isExpanded ? undefined : ""}
          className="group/sidebar sticky top-0 hidden h-dvh w-sidebar shrink-0 flex-col border-sidebar-border border-r bg-sidebar text-sidebar-foreground transition-[width] data-rail:w-sidebar-icon max-rail:w-sidebar-icon md:flex"
        >
          <SidebarMark />
          <SidebarLinks isRail={isRail} />
          <SidebarFooter staff={staff} isRail={isRail} />
        </aside>
        <Sheet open={isDrawerOpen} onOpenChange={setIsDrawerOpen}>
          <SheetContent side="left" className="gap-0 bg-sidebar text-sidebar-foreground" {...focusReturn}>
            <SheetTitle className="sr-only">Management</SheetTitle>
            <SheetDescription className="sr-only">The pages of the back office</SheetDescription>
            <SidebarMark />
            <SidebarLinks isRail={false} onFollow={() => setIsDrawerOpen(false)} />
            <SidebarFooter staff={staff} isRail={false} />
          </SheetContent>
        </Sheet>
        <div className="flex min-w-0 flex-1 flex-col">
          <AdminHeader
            isExpanded={isExpanded}
            isDrawerOpen={isDrawerOpen}
            onToggle={toggle}
            onSearch={() => overlays.open("search")}
            onCheckin={() => overlays.open("check-in")}
          />
          <QueueNotice />
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys of links and buttons inside arrive as clicks */}
          <main
            id="main"
            onClick={onListClick}
            tabIndex={-1}
            className="mx-auto grid w-full max-w-[96rem] flex-1 content-start gap-4 px-4 py-4 outline-none md:gap-6 md:px-6 md:py-6 lg:px-8 lg:py-8"
          >
            <OpenOverlay value={overlays.open}>{children}</OpenOverlay>
          </main>
        </div>
      </div>
      <OverlayDialogs {...overlays} />
    </TooltipProvider>
  );
}
