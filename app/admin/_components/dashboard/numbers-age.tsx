"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { passFocusOn } from "@/app/admin/_components/use-focus-return";
import { useNow } from "@/components/time/use-now";
import { countOf } from "@/lib/count";
import { HOUR_MS, MINUTE_MS } from "@/lib/time";

/** Numbers of a few minutes ago are those of now. */
const OLD_MS = 10 * MINUTE_MS;

const ageInWords = (ms: number): string =>
  ms < 2 * HOUR_MS
    ? countOf(Math.floor(ms / MINUTE_MS), "minute")
    : countOf(Math.floor(ms / HOUR_MS), "hour");

type Props = {
  /** The shop's time of the numbers, "9:14 AM". */
  at: string;
  renderedAt: number;
};

/**
 * Says of which time the numbers are, and on a dashboard that stays open, as on the counter's tablet, how old they are,
 * with a button for new ones. A line of its own, so that nothing moves when they grow old.
 */
export function NumbersAge({ at, renderedAt }: Props) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const age = useNow(renderedAt) - renderedAt;
  return (
    <span className="block">
      Numbers as of {at}
      {age >= OLD_MS && (
        <>
          , <span className="text-foreground">{ageInWords(age)} ago</span>.{" "}
          <button
            ref={passFocusOn}
            type="button"
            aria-busy={isPending}
            className="-my-3 min-h-11 px-1 font-semibold text-primary underline underline-offset-4"
            onClick={() => startTransition(() => router.refresh())}
          >
            {isPending ? "Updating..." : "Update"}
          </button>
        </>
      )}
    </span>
  );
}
