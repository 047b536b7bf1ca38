import { Nothing } from "@/app/admin/_components/side-panel-parts";
import { TextLink } from "@/app/admin/_components/text-link";
import { actionInWords, entityInWords } from "@/lib/audit/action-words";
import type { AuditEntryDto } from "@/lib/audit/schema";
import { adminRoutes, panelHrefs } from "@/lib/routes";
import { formatShopDateAndTime } from "@/lib/time";
import { changesInWords, idInWords } from "./changes-in-words";

const panels: Partial<Record<string, (id: string) => string>> = {
  ...panelHrefs,
  deal: () => adminRoutes.deals.path,
  event: () => adminRoutes.events.path,
};

type Props = { entries: AuditEntryDto[]; of?: string | null };

/**
 * Audit entries: when, who, what, and the change from old to new. The name of the object with the id `of` is left out.
 */
export function HistoryList({ entries, of }: Props) {
  if (entries.length === 0) return <Nothing>No changes recorded.</Nothing>;
  return (
    <ol className="grid divide-y">
      {entries.map((entry) => (
        <li
          key={entry.id}
          className="grid gap-x-4 gap-y-0.5 py-2.5 text-sm sm:grid-cols-[10.75rem_minmax(0,1fr)]"
        >
          <time dateTime={entry.at} className="text-muted-foreground tabular-nums">
            {formatShopDateAndTime(entry.at)}
          </time>
          <div className="min-w-0">
            <p className="wrap-anywhere">
              <span className="font-medium">{actionInWords(entry.action)}</span> by {entry.actorName}
              {entry.entityId !== of && (
                <>
                  {": "}
                  <About entry={entry} />
                </>
              )}
            </p>
            {changesInWords(entry).map((line) => (
              <p key={line} className="wrap-anywhere text-muted-foreground text-xs">
                {line}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

function About({ entry: { entity, entityId, label } }: { entry: AuditEntryDto }) {
  const href = panels[entity]?.(entityId);
  const words = `${entityInWords(entity)} ${label ?? idInWords(entityId)}`;
  if (!href) return words;
  return <TextLink href={href}>{words}</TextLink>;
}
