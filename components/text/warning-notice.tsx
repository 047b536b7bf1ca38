import type { ReactNode } from "react";

/** A warning whose wording the law prescribes, black on white in every theme. */
export function WarningNotice({ children }: { children: ReactNode }) {
  return (
    <p className="border-4 border-nicotine-ink bg-nicotine-paper p-5 text-center font-sans font-bold text-lg text-nicotine-ink leading-snug outline-1 outline-nicotine-paper">
      {children}
    </p>
  );
}
