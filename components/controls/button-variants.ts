import { buttonBase, largeButton, primaryButton } from "@/components/controls/button-parts";

const variants = {
  default: primaryButton,
  secondary: "bg-secondary text-secondary-foreground hover:bg-accent",
  outline: "border border-input bg-transparent text-foreground hover:border-foreground hover:bg-accent",
  ghost: "text-foreground hover:bg-accent hover:text-accent-foreground",
  destructive: "bg-destructive text-destructive-foreground hover:opacity-90",
  link: "text-primary underline decoration-1 underline-offset-4 hover:decoration-2",
} as const;

const sizes = {
  default: "h-11 px-5 text-[0.9375rem]",
  sm: "h-9 px-3.5 text-sm",
  lg: largeButton,
  icon: "size-11",
} as const;

/** A link in a row of buttons: the same height, without horizontal padding. */
const linkSizes = {
  default: "min-h-11 text-[0.9375rem]",
  sm: "min-h-9 text-sm",
  lg: "min-h-13 text-base",
  icon: "size-11",
} as const satisfies Record<keyof typeof sizes, string>;

export type ButtonLook = { variant?: keyof typeof variants; size?: keyof typeof sizes };

/**
 * The classes of a button, for links and for client components of public pages. Written without a library because every
 * public page includes it.
 */
export function buttonVariants({ variant = "default", size = "default" }: ButtonLook = {}): string {
  return `${buttonBase} ${variant === "link" ? linkSizes[size] : sizes[size]} ${variants[variant]}`;
}
