/** The base classes of a button without its component, for error boundaries, which every page includes. */
export const buttonBase =
  "inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-md font-semibold transition-[background-color,border-color,color,box-shadow,transform] active:translate-y-px disabled:pointer-events-none disabled:opacity-50 aria-disabled:pointer-events-none aria-disabled:opacity-50 [&_svg:not([class*='size-'])]:size-[1.15em] [&_svg]:pointer-events-none [&_svg]:shrink-0";

export const primaryButton =
  "bg-primary text-primary-foreground shadow-glow-primary hover:bg-primary-hover disabled:shadow-none";
export const largeButton = "h-13 px-7 text-base";
