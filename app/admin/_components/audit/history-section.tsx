import Link from "next/link";
import { SidePanelSection } from "@/app/admin/_components/side-panel-parts";
import type { AuditEntity } from "@/lib/audit/action-words";
import { auditHref } from "@/lib/audit/address";
import type { AuditEntryDto } from "@/lib/audit/schema";
import { HistoryList } from "./history-list";

type Props = {
  entity: AuditEntity;
  /** The id of what the audit is filtered to; null where it has no record. */
  about: string | null;
  entries: AuditEntryDto[];
};

/** The latest audit entries of a panel's record, and the way to all of them. */
export function HistorySection({ entity, about, entries }: Props) {
  return (
    <SidePanelSection
      title="History"
      tools={
        about && (
          <Link
            href={auditHref({ entity, about })}
            prefetch={false}
            className="tap-link py-0.5 text-muted-foreground text-sm underline underline-offset-4"
          >
            All of its history
          </Link>
        )
      }
    >
      <HistoryList entries={entries} of={about} />
    </SidePanelSection>
  );
}
