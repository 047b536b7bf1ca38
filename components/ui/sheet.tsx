"use client";

import * as SheetPrimitive from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import type { ComponentProps } from "react";
import { keepFocus } from "@/components/controls/keep-focus";
import { keepOpen } from "@/components/controls/keep-open";
import { showFocused } from "@/components/controls/show-focused";
import { cn } from "@/lib/cn";

export const Sheet = SheetPrimitive.Root;
export const SheetClose = SheetPrimitive.Close;

const sides = {
  left: "inset-y-0 left-0 w-sidebar-mobile max-w-[85vw] border-r data-[state=closed]:animate-out-left data-[state=open]:animate-in-left",
  right:
    "inset-y-0 right-0 w-96 max-w-[85vw] border-l data-[state=closed]:animate-out-right data-[state=open]:animate-in-right",
} as const;

export function SheetContent({
  side = "right",
  className,
  children,
  ...props
}: ComponentProps<typeof SheetPrimitive.Content> & { side?: keyof typeof sides }) {
  return (
    <SheetPrimitive.Portal>
      <SheetPrimitive.Overlay
        className="fixed inset-0 z-50 bg-overlay data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in"
        onMouseDown={keepFocus}
      />
      <SheetPrimitive.Content
        data-slot="sheet-content"
        className={cn(
          "fixed z-50 flex flex-col gap-4 overflow-y-auto bg-popover text-popover-foreground shadow-overlay",
          sides[side],
          className,
        )}
        onFocus={showFocused}
        onPointerDownOutside={keepOpen}
        {...props}
      >
        {/* Sticky in its corner without taking up space, above a sticky header, however far the sheet is scrolled. */}
        <SheetPrimitive.Close className="sticky top-1.5 z-20 mt-1.5 mr-2 -mb-[3.125rem] grid size-11 shrink-0 place-items-center self-end rounded-md text-muted-foreground hover:bg-accent hover:text-foreground">
          <X className="size-5" aria-hidden />
          <span className="sr-only">Close</span>
        </SheetPrimitive.Close>
        {children}
      </SheetPrimitive.Content>
    </SheetPrimitive.Portal>
  );
}

export function SheetTitle({ className, ...props }: ComponentProps<typeof SheetPrimitive.Title>) {
  return (
    <SheetPrimitive.Title
      data-slot="sheet-title"
      className={cn("font-semibold text-subheading", className)}
      {...props}
    />
  );
}

export function SheetDescription({ className, ...props }: ComponentProps<typeof SheetPrimitive.Description>) {
  return (
    <SheetPrimitive.Description
      data-slot="sheet-description"
      className={cn("text-muted-foreground text-sm", className)}
      {...props}
    />
  );
}
