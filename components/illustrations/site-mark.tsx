import type { ComponentProps } from "react";

/** The shop's mark: an M bent from one tube, the sun setting in its first arch. */
export function SiteMark(props: Omit<ComponentProps<"svg">, "children">) {
  return (
    <svg viewBox="0 0 40 40" fill="none" aria-hidden="true" {...props}>
      <rect width="40" height="40" rx="11" className="fill-deep" />
      <circle cx="13.6" cy="22" r="3.4" className="fill-primary" />
      <path
        d="M7.5 30V16.5a6.2 6.2 0 0 1 12.4 0V30m0-13.5a6.2 6.2 0 0 1 12.4 0v8.3c0 2.6-1.4 4.6-3.9 5.2"
        className="stroke-deep-foreground"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
