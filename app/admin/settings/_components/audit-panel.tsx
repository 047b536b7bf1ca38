import { Suspense } from "react";
import { AddressForm } from "@/app/admin/_components/address-form";
import { HistoryList } from "@/app/admin/_components/audit/history-list";
import { ExportLink } from "@/app/admin/_components/export-link";
import { SidePanelHeading } from "@/app/admin/_components/side-panel-parts";
import { NativeField } from "@/components/forms/native-field";
import { SelectField } from "@/components/forms/select-field";
import { IntentLink } from "@/components/navigation/intent-link";
import { Button } from "@/components/ui/button";
import { AUDIT_ENTITIES } from "@/lib/audit/action-words";
import { auditHref, EVERYTHING } from "@/lib/audit/address";
import { auditKeys } from "@/lib/audit/address-keys";
import { auditActors, listAudit } from "@/lib/audit/queries";
import type { AuditQuery } from "@/lib/audit/schema";
import type { Ctx } from "@/lib/context";
import { hrefWith } from "@/lib/href";
import { adminRoutes, api } from "@/lib/routes";
import { SHOP_TIME_LABEL } from "@/lib/time";

type Props = { ctx: Ctx; query: AuditQuery };

/** The audit log with old and new values; filtered by the address. */
export async function AuditPanel({ ctx, query }: Props) {
  return (
    <>
      <SidePanelHeading
        title="Audit"
        description={`Who changed what, in ${SHOP_TIME_LABEL}. Entries are never changed or removed.`}
      />
      <Filter query={query} actors={await auditActors(ctx)} />
      <Suspense
        key={JSON.stringify(query)}
        fallback={<p className="px-5 py-4 text-muted-foreground">Loading the entries...</p>}
      >
        <AuditEntries ctx={ctx} query={query} />
      </Suspense>
    </>
  );
}

/** One page of the entries, with what leads to the next. */
export async function AuditEntries({ ctx, query }: Props) {
  const { entries, next } = await listAudit(ctx, query);
  const { before: _, ...filter } = query;
  return (
    <div className="grid gap-4 px-5 py-4">
      {entries.length > 0 ? (
        <HistoryList entries={entries} />
      ) : (
        <p className="py-8 text-center text-muted-foreground">No entries match this filter.</p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ExportLink href={hrefWith(api.auditExport, filter)} />
        {next && (
          <Button asChild variant="outline">
            <IntentLink href={auditHref({ ...query, before: next })} scroll={false}>
              Older entries
            </IntentLink>
          </Button>
        )}
      </div>
    </div>
  );
}

function Filter({ query, actors }: { query: AuditQuery; actors: string[] }) {
  const entity = query.entity || EVERYTHING;
  return (
    <AddressForm
      action={adminRoutes.settings.path}
      className="grid grid-cols-2 items-end gap-3 border-b px-5 py-4 md:grid-cols-4"
      shown={{
        [auditKeys.entity]: entity,
        [auditKeys.by]: query.by,
        [auditKeys.from]: query.from,
        [auditKeys.to]: query.to,
        [auditKeys.about]: query.about,
      }}
    >
      <SelectField
        name={auditKeys.entity}
        label="Kind"
        defaultValue={entity}
        options={[[EVERYTHING, "Everything"], ...Object.entries(AUDIT_ENTITIES)]}
      />
      <SelectField
        name={auditKeys.by}
        label="Who"
        defaultValue={query.by}
        options={[["", "Anyone"], ...actors.map((name) => [name, name] as const)]}
      />
      <NativeField name={auditKeys.from} label="From" type="date" defaultValue={query.from} />
      <NativeField name={auditKeys.to} label="To" type="date" defaultValue={query.to} />
      <div className="col-span-2 md:col-span-3">
        <NativeField
          name={auditKeys.about}
          label="Title, name of a product, or id"
          type="search"
          defaultValue={query.about}
          maxLength={100}
          autoComplete="off"
        />
      </div>
      <Button type="submit" variant="outline" className="max-md:col-span-2">
        Show
      </Button>
    </AddressForm>
  );
}
