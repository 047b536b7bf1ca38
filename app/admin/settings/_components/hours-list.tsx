"use client";

import { useState } from "react";
import { Unbroken } from "@/components/text/unbroken";
import { Button } from "@/components/ui/button";
import type { HoursExceptionDto } from "@/lib/hours/schema";
import { daysInWords, exceptionHoursInWords } from "@/lib/hours/words";
import { DeleteDialog } from "../../_components/delete-dialog";
import { deleteHoursExceptionAction } from "../actions";

const WORDS = {
  done: { title: "Hours Removed", description: "The regular hours apply on these days again." },
  failed: { title: "Remove Failed", description: "The hours could not be removed. Please try again." },
};

/** The coming days with other hours, the next one first. */
export function HoursList({ exceptions }: { exceptions: readonly HoursExceptionDto[] }) {
  const [asked, setAsked] = useState<{ id: string; title: string } | null>(null);
  if (exceptions.length === 0) {
    return (
      <p className="rounded-lg bg-secondary px-4 py-3 text-sm">
        No special hours are set, so the regular hours apply every day.
      </p>
    );
  }
  return (
    <>
      <ul className="divide-y rounded-lg border">
        {exceptions.map((exception) => (
          <li key={exception.id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-2.5">
            <p className="text-sm">
              <span className="block font-semibold tabular-nums">
                <Unbroken text={daysInWords(exception)} />
              </span>
              <span className="text-muted-foreground">
                <Unbroken text={exceptionHoursInWords(exception)} />
              </span>
            </p>
            <Button
              variant="outline"
              size="sm"
              onClick={() => setAsked({ id: exception.id, title: daysInWords(exception) })}
            >
              Remove<span className="sr-only"> {daysInWords(exception)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <DeleteDialog
        target={asked}
        action={deleteHoursExceptionAction}
        words={WORDS}
        title="Remove these hours?"
        question={(target) => `${target.title}: the site will say the regular hours again.`}
        confirmLabel="Remove Hours"
        pendingLabel="Removing..."
        onClose={() => setAsked(null)}
      />
    </>
  );
}
