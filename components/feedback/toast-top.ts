import { useEffect, useState } from "react";
import { onToastsWaiting } from "@/components/feedback/toast";
import { BELOW_HEADER } from "@/components/feedback/toast-place";

const GAP_PX = 8;
/** The button that closes a toast extends beyond its corner. */
const FROM_TOP_PX = 10;
/** Of a title and three lines. */
const TOAST_HEIGHT_PX = 97;

/** Where on the screen the title of the dialog or panel on top is. */
type Title = Pick<DOMRect, "top" | "bottom">;

/** How far from the top of a phone a toast is: above the title of what is open where there is room, else below it. */
export function toastTop(title?: Title): string {
  if (!title) return BELOW_HEADER;
  if (title.top >= FROM_TOP_PX + TOAST_HEIGHT_PX + GAP_PX) return `${FROM_TOP_PX}px`;
  return `max(${BELOW_HEADER}, ${title.bottom + GAP_PX}px)`;
}

const openTitle = () =>
  [...document.querySelectorAll("[role$=dialog]")].at(-1)?.querySelector("h2")?.getBoundingClientRect();

/** That distance by what is open when the newest toast comes. It comes with the toaster, not with every page. */
export function useToastTop(): string {
  const [top, setTop] = useState(BELOW_HEADER);
  useEffect(() => onToastsWaiting(() => setTop(toastTop(openTitle()))), []);
  return top;
}
