import { History } from "lucide-react";
import { useEffect, useState } from "react";
import { changesInWords, entryInWords } from "@/app/admin/_components/audit/change-labels";
import type { ActionResult } from "@/lib/actions/result";
import type { HistoryEntry } from "@/lib/audit/schema";

type Props = { id: string; load: (input: { id: string }) => Promise<ActionResult<HistoryEntry[]>> };

/** Who changed this last; expanded, the whole history. Loaded when the dialog opens. */
export function HistoryLine({ id, load }: Props) {
  const [entries, setEntries] = useState<HistoryEntry[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    load({ id })
      .then((result) => isWanted && setEntries(result.ok ? result.value : []))
      .catch(() => isWanted && setEntries([]));
    return () => {
      isWanted = false;
    };
  }, [id, load]);

  const [latest] = entries ?? [];
  return (
    <details className="group text-muted-foreground text-sm">
      <summary className="flex min-h-6 items-center gap-2 rounded-sm marker:content-none">
        <History aria-hidden className="size-4 shrink-0" />
        <span className="font-medium text-foreground">History</span>
        <span role="status" className="truncate">
          {entries === null ? "…" : latest ? entryInWords(latest) : "No changes recorded"}
        </span>
      </summary>
      <ol className="mt-2 grid max-h-32 gap-2 overflow-y-auto pl-6">
        {entries?.map((entry) => (
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
    </details>
  );
}
