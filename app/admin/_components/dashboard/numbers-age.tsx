"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { useNow } from "@/components/time/use-now";
import { countOf } from "@/lib/count";
import { HOUR_MS, MINUTE_MS } from "@/lib/time";

/** Numbers of a few minutes ago are those of now. */
const OLD_MS = 10 * MINUTE_MS;

const ageInWords = (ms: number): string =>
  ms < 2 * HOUR_MS
    ? countOf(Math.floor(ms / MINUTE_MS), "minute")
    : countOf(Math.floor(ms / HOUR_MS), "hour");

/** Says on a dashboard that stays open, as on the counter's tablet, how old its numbers are, with a button for new ones. */
export function NumbersAge({ renderedAt }: { renderedAt: number }) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const age = useNow(renderedAt) - renderedAt;
  if (age < OLD_MS) return null;
  return (
    <>
      . <span className="whitespace-nowrap text-foreground">These numbers are {ageInWords(age)} old.</span>{" "}
      <button
        type="button"
        aria-busy={isPending}
        className="-my-3 min-h-11 px-1 font-semibold text-primary underline underline-offset-4"
        onClick={() => startTransition(() => router.refresh())}
      >
        {isPending ? "Updating..." : "Update"}
      </button>
    </>
  );
}
