import type { ReactNode } from "react";

/** What a visitor without JavaScript can do instead. */
export function NeedsScript({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <p className="mb-5 rounded-lg border border-border-strong border-dashed px-4 py-3">{children}</p>
    </noscript>
  );
}
