"use client";

import { ChevronDown } from "lucide-react";
import { useState } from "react";

/** Shows and hides the columns that do not fit on a phone. A tap anywhere on the row's two lines works. */
export function RowToggle({ of }: { of: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <button
      type="button"
      data-row-toggle=""
      aria-expanded={isOpen}
      aria-label={`More about ${of}`}
      onClick={(event) => {
        event.currentTarget.closest("tr")?.toggleAttribute("data-open", !isOpen);
        setIsOpen(!isOpen);
      }}
    >
      <ChevronDown aria-hidden className="size-4 transition-transform" />
    </button>
  );
}
