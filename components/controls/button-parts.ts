/** The base classes of a button without its component, for error boundaries, which every page includes. */
export const buttonBase = "button-base";

export const primaryButton =
  "bg-primary text-primary-foreground shadow-glow-primary hover:bg-primary-hover disabled:shadow-none aria-disabled:shadow-none";
export const largeButton = "h-13 px-7 text-base max-narrow:px-3";
