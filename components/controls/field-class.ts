/**
 * The classes of a field, for client components of public pages. Fields and forms join classes without tailwind-merge
 * to save script size, so a class that overrides one of these ends in "!".
 */
export const fieldClass =
  "w-full min-w-0 rounded-md border border-input bg-card px-3.5 text-base text-foreground transition-[border-color,box-shadow] placeholder:text-muted-foreground hover:border-foreground/60 focus-visible:border-ring focus-visible:outline-2 focus-visible:outline-ring focus-visible:outline-offset-1 disabled:cursor-not-allowed disabled:opacity-50 aria-invalid:border-destructive aria-invalid:outline-destructive";

/** The classes of a field's label. */
export const labelClass =
  "flex select-none items-center gap-2 font-semibold text-sm leading-snug peer-disabled:cursor-not-allowed peer-disabled:opacity-50";
