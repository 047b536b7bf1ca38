import { History } from "lucide-react";
import { useEffect, useState } from "react";
import { changesInWords, entryInWords } from "@/app/admin/_components/audit/changes-in-words";
import { TextLink } from "@/app/admin/_components/text-link";
import type { ActionResult } from "@/lib/actions/result";
import type { AuditEntity } from "@/lib/audit/action-words";
import { auditHref } from "@/lib/audit/address";
import type { HistoryEntry } from "@/lib/audit/schema";

type Props = {
  id: string;
  /** The version of the object: a newer one has a longer history. */
  version: number;
  /** The dialog around it is about to close, so that nothing more is loaded. */
  isClosing: boolean;
  entity: AuditEntity;
  load: (input: { id: string }) => Promise<ActionResult<HistoryEntry[]>>;
};

type Loaded = HistoryEntry[] | "loading" | "failed";

function summaryOf(entries: Loaded): string {
  if (entries === "loading") return "…";
  if (entries === "failed") return "The history did not load.";
  return entries[0] ? entryInWords(entries[0]) : "No changes recorded";
}

/** Who changed this last; expanded, the whole history. Loaded when the dialog opens, and again for a new version. */
export function HistoryLine({ id, version, isClosing, entity, load }: Props) {
  const [entries, setEntries] = useState<Loaded>("loading");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is a reason to load, not an argument.
  useEffect(() => {
    if (isClosing) return;
    let isWanted = true;
    load({ id })
      .then((result) => isWanted && setEntries(result.ok ? result.value : "failed"))
      .catch(() => isWanted && setEntries("failed"));
    return () => {
      isWanted = false;
    };
  }, [id, version, isClosing, load]);

  const shown = typeof entries === "string" ? [] : entries;
  return (
    <details className="group text-muted-foreground text-sm">
      <summary className="flex min-h-6 items-center gap-2 rounded-sm marker:content-none">
        <History aria-hidden className="size-4 shrink-0" />
        <span className="font-medium text-foreground">History</span>
        <span role="status" className="truncate">
          {summaryOf(entries)}
        </span>
      </summary>
      <ol className="mt-2 grid max-h-32 gap-2 overflow-y-auto pl-6">
        {shown.map((entry) => (
          <li key={entry.id}>
            {entryInWords(entry)}
            {changesInWords(entry).map((line) => (
              <span key={line} className="block text-xs">
                {line}
              </span>
            ))}
          </li>
        ))}
      </ol>
      <p className="mt-2 pl-6">
        {/* In another tab: the dialog may hold unsaved changes. */}
        <TextLink href={auditHref({ entity, about: id })} target="_blank" rel="noreferrer">
          All of its history<span className="sr-only"> (opens a new tab)</span>
        </TextLink>
      </p>
    </details>
  );
}
