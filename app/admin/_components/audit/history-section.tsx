import { SidePanelSection } from "@/app/admin/_components/side-panel-parts";
import { TextLink } from "@/app/admin/_components/text-link";
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
          <TextLink href={auditHref({ entity, about })} className="py-0.5 text-muted-foreground text-sm">
            All of its history
          </TextLink>
        )
      }
    >
      <HistoryList entries={entries} of={about} />
    </SidePanelSection>
  );
}
